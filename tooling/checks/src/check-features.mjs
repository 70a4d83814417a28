import { posix } from 'node:path';
import { WEB_FEATURES } from './vocabulary.mjs';

/** Layers whose features may call each other as long as no circle arises. */
const LAYERS = [
  ...['packages/api/src', 'packages/db/src', 'packages/domain/src'],
  ...['apps/kids-web/src/features', 'apps/parent-web/src/features'],
];
/** Everybody in api calls these, so they call nobody, but for joining a family, which the devices have to hear. */
const AT_THE_BOTTOM = { sync: [], family: ['sync'] };

/**
 * Feature folders that depend on each other in a circle, and bottom features of api that call another one. Types
 * do not count: nothing of them remains at run time.
 */
export function checkFeatureCircles(files) {
  return LAYERS.flatMap((layer) => {
    const calls = featureCalls(files, layer);
    const circles = findCircles(calls).map(({ names, witness }) => {
      const way = [...names, names[0]].join(' -> ');
      return `${layer}: the features ${way} form a circle (one step: ${witness}). Move what both need down into the one that is called, or into a feature below both.`;
    });
    return layer === 'packages/api/src' ? [...circles, ...bottomMessages(calls)] : circles;
  });
}

/** Rooms of a web app in which no feature is known. */
const BELOW_FEATURES = /^(device|lib)$/;

/** What a web app's feature has for others stands in its public.ts; a route composes features, and knows all of them. */
export function checkWebFeatures(files) {
  return files.flatMap(({ path, imports, isTest }) => {
    const [, app, room, inside] = /^(apps\/[^/]+-web\/src)\/([^/]+)\/(.+)/.exec(path) ?? [];
    if (app === undefined || isTest || room === 'routes') return [];
    const own = room === 'features' ? inside.split('/')[0] : undefined;
    return imports.flatMap(({ specifier, line }) => {
      if (!specifier.startsWith('.')) return [];
      const target = posix.join(posix.dirname(path), specifier);
      const [, place, name, file] = /\/src\/(features|routes)\/([^/]+)\/?(.*)/.exec(target) ?? [];
      const isPublic = place === 'features' && file === 'public' && !BELOW_FEATURES.test(room);
      if (place === undefined || isPublic || (place === 'features' && name === own)) return [];
      return [
        `${path}:${line} imports '${specifier}': of another feature only its public.ts is known, in lib and device none, and no route. Compose both in ${app}/routes, or say in public.ts what others may use.`,
      ];
    });
  });
}

/** @returns {Map<string, Map<string, string>>} feature -> called feature -> the place of one such import */
function featureCalls(files, layer) {
  const calls = new Map();
  for (const { path, imports, isTest } of files) {
    const own = featureOf(path, layer);
    if (own === undefined || isTest) continue;
    for (const { specifier, isTypeOnly, line } of imports) {
      if (isTypeOnly || !specifier.startsWith('.') || isTable(path) || isTable(specifier)) continue;
      const target = featureOf(posix.join(posix.dirname(path), specifier), layer);
      if (target === undefined || target === own) continue;
      const targets = calls.get(own) ?? new Map();
      targets.set(target, `${path}:${line} imports '${specifier}'`);
      calls.set(own, targets);
    }
  }
  return calls;
}

/** Tables refer to each other and queries join them: that is no call. */
function isTable(path) {
  return /\/tables(\.ts)?$/.test(path);
}

function featureOf(path, layer) {
  if (!path.startsWith(`${layer}/`)) return undefined;
  const [name, ...rest] = path.slice(layer.length + 1).split('/');
  return rest.length > 0 && WEB_FEATURES.includes(name) ? name : undefined;
}

function bottomMessages(calls) {
  return Object.entries(AT_THE_BOTTOM).flatMap(([name, allowed]) =>
    [...(calls.get(name) ?? [])]
      .filter(([target]) => !allowed.includes(target))
      .map(
        ([target, place]) =>
          `${place}: ${name} is called by all and may not call ${target}. Move the calling code up into the feature that uses it.`,
      ),
  );
}

/** Each circle once, from its alphabetically first feature on; a long one only when shorter ones do not explain it. */
function findCircles(calls) {
  const circles = [];
  for (const start of [...calls.keys()].sort()) {
    const walk = (name, trail) => {
      for (const [next, witness] of calls.get(name) ?? []) {
        if (next === start) circles.push({ names: trail, witness });
        else if (next > start && !trail.includes(next)) walk(next, [...trail, next]);
      }
    };
    walk(start, [start]);
  }
  const explained = new Set();
  return circles
    .sort((a, b) => a.names.length - b.names.length)
    .filter(({ names }) => {
      const steps = names.map((name, index) => `${name} -> ${names[(index + 1) % names.length]}`);
      const isNews = steps.some((step) => !explained.has(step));
      for (const step of steps) explained.add(step);
      return isNews;
    });
}
