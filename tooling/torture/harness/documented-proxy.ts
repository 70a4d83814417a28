import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { ROOT } from './processes';
import { waitFor } from './wait';

const PAGE = join(ROOT, 'docs', 'operating.md');
/** Where Debian keeps what only root uses; it is not in everybody's PATH. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/usr/bin'];

/** A proxy program that docs/operating.md has a block for. */
export interface ProxyProgram {
  name: 'nginx' | 'caddy';
  /** Its line before the block. */
  heading: string;
  /** Makes a whole configuration of the block, in a folder of its own. */
  configure(block: string, place: Place): string;
  args(file: string, folder: string): string[];
  /** Whether the proxy takes a server for ready, by what it wrote since that server was stopped. */
  takesForReady(log: string, host: string): boolean;
}

interface Place {
  port: number;
  folder: string;
}

export const PROXIES: readonly ProxyProgram[] = [
  {
    name: 'nginx',
    heading: 'nginx:',
    // Without a certificate there is no TLS; all else stays as the page has it.
    configure: (block, { port, folder }) => {
      const plain = exchanged(block, 'listen 443 ssl;', `listen 127.0.0.1:${port};`).replace(
        /^\s*(?:ssl_certificate|http2 ).*\n/gm,
        '',
      );
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      return [
        ...(process.getuid?.() === 0 ? ['user root;'] : []),
        ...['daemon off;', `pid ${folder}/pid;`, 'error_log stderr error;', 'events {}', 'http {'],
        ...['access_log off;', ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`)],
        ...[plain, '}', ''],
      ].join('\n');
    },
    args: (file, folder) => ['-p', folder, '-e', 'stderr', '-c', file],
    // It asks no server beforehand.
    takesForReady: () => true,
  },
  {
    name: 'caddy',
    heading: 'Caddy:',
    configure: (block, { port }) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${exchanged(block, 'hero.example {', `http://127.0.0.1:${port} {`)}\n`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
    takesForReady: (log, host) => {
      const last = log.split('\n').findLast((line) => line.includes(`"host":"${host}"`));
      return last === undefined || last.includes('"host is up"');
    },
  },
];

export interface RunningProxy {
  url: string;
  /** What it wrote about trouble. */
  log(): string;
  stop(): Promise<void>;
}

/** @returns null where the program is not installed */
export function findProxy(name: string): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...MORE_FOLDERS];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Runs the block of docs/operating.md in front of `targets`: only names and ports are put in. */
export async function startDocumentedProxy(
  proxy: ProxyProgram,
  { port, folder: parent, targets }: Place & { targets: string[] },
): Promise<RunningProxy> {
  const folder = join(parent, proxy.name);
  await mkdir(folder, { recursive: true });
  const servers = targets.map((target) => new URL(target).host);
  const block = servers.reduce(
    (text, server, index) => exchanged(text, `server-${index + 1}:3000`, server),
    await readBlock(proxy.heading),
  );
  const file = join(folder, 'configuration');
  await writeFile(file, proxy.configure(block, { port, folder }));
  const program = findProxy(proxy.name);
  if (program === null) throw new Error(`${proxy.name} is not installed here.`);
  const child = spawn(program, proxy.args(file, folder), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(`${proxy.name} passes calls on`, () => passesOn(url, { child, said: () => said }));
  return {
    url,
    log: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function passesOn(url: string, { child, said }: { child: ChildProcess; said: () => string }) {
  if (child.exitCode !== null) throw new Error(`The proxy did not start: ${said()}`);
  return fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The first block of code behind a line. */
async function readBlock(heading: string): Promise<string> {
  const [, rest = ''] = (await readFile(PAGE, 'utf8')).split(`\n${heading}\n`);
  const block = /```\w*\n([\s\S]*?)\n```/.exec(rest)?.[1];
  if (!block) throw new Error(`${PAGE} has no block behind "${heading}".`);
  return block;
}

/** A page that says something else than this expects must not be half run. */
function exchanged(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The block in ${PAGE} does not say "${from}".`);
  return text.replaceAll(from, to);
}
