import { posix } from 'node:path';
import { NOUNS } from './vocabulary.mjs';

/** Layers whose features may call each other as long as no circle arises. */
const LAYERS = ['packages/api/src', 'packages/db/src', 'packages/domain/src'];
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

/** A web app's features do not know each other: the route composes them. */
export function checkWebFeatures(files) {
  return files.flatMap(({ path, imports }) => {
    const own = /^(apps\/[^/]+\/src)\/features\/([^/]+)\//.exec(path);
    if (own === null) return [];
    return imports.flatMap(({ specifier, line }) => {
      if (!specifier.startsWith('.')) return [];
      const target = posix.join(posix.dirname(path), specifier);
      const other = /\/src\/(features|routes)\/([^/]+)/.exec(target);
      if (other === null || (other[1] === 'features' && other[2] === own[2])) return [];
      return [
        `${path}:${line} imports '${specifier}': a feature imports no other feature and no route. Compose both in ${own[1]}/routes, or move what both need to ${own[1]}/lib or packages/ui.`,
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
  return rest.length > 0 && NOUNS.includes(name) ? name : undefined;
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
