/**
 * What can be said about Dockerfile and compose.yaml without running them: they fit this tree, name settings that exist,
 * pin what they build on, and hold no secret.
 */

/** Variables that are not the server's settings. */
const FOREIGN = /^(NODE_ENV|XDG_CACHE_HOME|TURBO_.*)$/;
const SECRET = /PASSWORD|SECRET|_KEY|AUTH$|_URL$/;

/** What the built server reads: no source and no test. */
const FOR_THE_IMAGE = /(^|\/)(node_modules|dist|package\.json|LICENSE)$/;

/** @param {string} text of env.ts @returns {Set<string>} */
export function settingsOf(text) {
  const [, table = ''] = /const SETTINGS = \{\n([\s\S]*?)\n\};/.exec(text) ?? [];
  return new Set([...table.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map(([, name]) => name));
}

/**
 * @param {{ text: string, settings: Set<string>, workspaces: string[] }} input `workspaces` are folders with a package.json
 * @returns {string[]} what is wrong with a Dockerfile
 */
export function checkDockerfile({ text, settings, workspaces }) {
  const steps = stepsOf(text);
  const messages = [];
  const stages = steps.filter(({ name }) => name === 'FROM');
  const built = new Set(stages.map(({ rest }) => / AS (\S+)$/i.exec(rest)?.[1]));
  for (const { rest } of stages) {
    const [image] = rest.split(' ');
    if (!built.has(image) && !isPinned(image)) messages.push(`${image} is not pinned to an exact version.`);
  }
  const last = steps.slice(steps.lastIndexOf(stages.at(-1)));
  const user = last.findLastIndex(({ name }) => name === 'USER');
  if (user === -1 || /^(root|0)\b/.test(last[user].rest)) messages.push('The final image runs as root.');
  else if (last.slice(user).some(({ name }) => name === 'RUN')) messages.push('RUN follows USER.');
  if (!last.some(({ name }) => name === 'HEALTHCHECK')) messages.push('There is no HEALTHCHECK.');
  const start = last.find(({ name }) => name === 'CMD');
  if (!start?.rest.startsWith('['))
    messages.push('CMD must be a list: a shell keeps the stop signal to itself.');

  const install = steps.findIndex(({ name, rest }) => name === 'RUN' && /\bnpm ci\b/.test(rest));
  if (install === -1) messages.push('Packages must come from the lock file: npm ci.');
  const copied = new Set(steps.slice(0, install).flatMap(({ rest }) => rest.split(' ')));
  for (const folder of workspaces) {
    if (!copied.has(`${folder}/package.json`)) {
      messages.push(`${folder}/package.json is not copied before npm ci: its packages would be missing.`);
    }
  }
  if (!copied.has('.npmrc')) messages.push('.npmrc is not copied before npm ci.');
  for (const { rest } of last.filter(({ name }) => name === 'COPY')) {
    const [, ...words] = /^(?:--\S+ )*(.*)$/.exec(rest)?.[1].split(' ').reverse() ?? [];
    for (const path of words) {
      if (!FOR_THE_IMAGE.test(path))
        messages.push(`${path} does not belong into the image: only what is built.`);
    }
  }
  for (const label of ['title', 'licenses', 'version']) {
    if (!last.some(({ name, rest }) => name === 'LABEL' && rest.includes(`image.${label}=`)))
      messages.push(`The label org.opencontainers.image.${label} is missing.`);
  }
  for (const { rest } of steps.filter(({ name }) => name === 'ENV')) {
    for (const [, name] of rest.matchAll(/(?:^| )([A-Z][A-Z0-9_]*)=/g)) {
      if (!settings.has(name) && !FOREIGN.test(name)) messages.push(`ENV ${name} is no setting of env.ts.`);
    }
  }
  return messages;
}

/** @returns {string[]} manifests that the Dockerfile copies and .dockerignore keeps from the builder */
export function checkIgnored(text, workspaces) {
  const lines = text.split('\n');
  return workspaces.flatMap((folder) => {
    const isHidden = lines.includes(folder) || lines.includes(`${folder}/*`);
    if (!isHidden || lines.includes(`!${folder}/package.json`)) return [];
    return [`${folder}/package.json is ignored, but the Dockerfile copies it: add !${folder}/package.json.`];
  });
}

/**
 * @param {{ services: Record<string, object> }} compose as parsed, anchors resolved
 * @param {Set<string>} settings
 * @returns {string[]} what is wrong with it
 */
export function checkCompose({ services }, settings) {
  const built = Object.values(services).filter(({ build }) => build);
  const own = new Set(built.map(({ image }) => image));
  const messages = built.length > 1 ? ['One image is built more than once.'] : [];
  return [...messages, ...Object.entries(services).flatMap((service) => inService(service, own, settings))];
}

function inService([service, { image, environment = {}, restart, mem_limit }], own, settings) {
  const messages = [];
  const isOwn = own.has(image);
  if (!isOwn && !isPinned(image)) messages.push(`${image} is not pinned to an exact version.`);
  if (!mem_limit) messages.push('has no limit of memory.');

  if (!restart) messages.push('says no restart.');
  for (const [name, value] of Object.entries(environment)) {
    if (isOwn && !settings.has(name)) messages.push(`${name} is no setting of env.ts.`);
    if (SECRET.test(name) && !String(value).includes('${'))
      messages.push(`${name} stands there in the open.`);
  }
  return messages.map((message) => `${service}: ${message}`);
}

function isPinned(image = '') {
  return /:\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?$/.test(image);
}

/** @param {string} text of a Dockerfile @returns {{ name: string, rest: string }[]} instructions, arguments on one line, no comments */
export function stepsOf(text) {
  return text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => /^([A-Z]+)\s+(.*)$/.exec(line.trim()))
    .filter((found) => found !== null)
    .map(([, name, rest]) => ({ name, rest }));
}
