import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { repositoryRoot } from '../../e2e/testing/paths';
import type { ProfileTable } from './workload';

/** A processor profile as V8 writes it. */
interface CpuProfile {
  nodes: { id: number; callFrame: CallFrame }[];
  samples: number[];
  /** Microseconds since the sample before. */
  timeDeltas: number[];
  /** Of the process as it ended. */
  heap: { space_name: string; space_size: number; space_used_size: number }[];
}

interface CallFrame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

/** Where a processor's time went: shares of what was not idle, the greatest first. */
export interface TimeSpent {
  busyMs: number;
  idleMs: number;
  areas: { area: string; share: number }[];
  functions: { name: string; share: number }[];
}

/** Environment variables under which a Node process writes its profile to `file` as it ends. */
export function profiledTo(file: string): Record<string, string> {
  const hook = pathToFileURL(
    join(repositoryRoot, 'tooling', 'benchmarks', 'harness', 'profile-hook.mjs'),
  ).href;
  return { NODE_OPTIONS: `--import=${hook}`, PROFILE_TO: file };
}

/** Adds up a profile by the part of the program that each function belongs to; bundles are told apart by their source maps. */
export async function timeSpent(file: string): Promise<TimeSpent> {
  const { nodes, samples, timeDeltas }: CpuProfile = JSON.parse(await readFile(file, 'utf8'));
  const selfMs = new Map<number, number>();
  for (const [i, id] of samples.entries()) {
    selfMs.set(id, (selfMs.get(id) ?? 0) + (timeDeltas[i] ?? 0) / 1_000);
  }
  const sourceOf = await sources(new Set(nodes.map(({ callFrame }) => callFrame.url)));
  const [areas, functions] = [new Map<string, number>(), new Map<string, number>()];
  let [busyMs, idleMs] = [0, 0];
  for (const { id, callFrame } of nodes) {
    const ms = selfMs.get(id) ?? 0;
    if (callFrame.functionName === '(idle)') {
      idleMs += ms;
      continue;
    }
    busyMs += ms;
    const source = sourceOf(callFrame);
    const area = areaOf(callFrame, source);
    areas.set(area, (areas.get(area) ?? 0) + ms);
    const name = `${callFrame.functionName || '(unnamed)'} (${area})`;
    functions.set(name, (functions.get(name) ?? 0) + ms);
  }
  const sorted = (sums: Map<string, number>) =>
    [...sums].sort((a, b) => b[1] - a[1]).map(([name, ms]) => ({ name, share: ms / busyMs }));
  return {
    ...{ busyMs, idleMs },
    areas: sorted(areas).map(({ name, share }) => ({ area: name, share })),
    functions: sorted(functions),
  };
}

/** What V8 held as the process ended, space by space. */
export async function heapOf(file: string): Promise<ProfileTable> {
  const { heap }: CpuProfile = JSON.parse(await readFile(file, 'utf8'));
  const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
  return {
    title: "V8's memory",
    note: 'Large objects are above all the source texts of the bundle; the new space grows while a start makes garbage.',
    columns: ['space', 'held', 'used'],
    rows: heap
      .filter(({ space_size }) => space_size > 0)
      .map(({ space_name, space_size, space_used_size }) => [
        space_name.replaceAll('_', ' '),
        megabytes(space_size),
        megabytes(space_used_size),
      ]),
  };
}

/** Finds a function's own source file behind the bundle that it runs in. */
async function sources(urls: ReadonlySet<string>): Promise<(frame: CallFrame) => string> {
  const maps = new Map<string, SourceMap>();
  for (const url of urls) {
    if (!url.startsWith('file:')) continue;
    const map = `${fileURLToPath(url)}.map`;
    if (existsSync(map)) maps.set(url, new SourceMap(JSON.parse(await readFile(map, 'utf8'))));
  }
  return ({ url, lineNumber, columnNumber }) => {
    const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
    return entry && 'originalSource' in entry ? entry.originalSource : url;
  };
}

const ENGINE: Record<string, string> = {
  '(program)': 'engine and kernel, outside of JavaScript',
  '(garbage collector)': 'garbage collection',
};

/** Node's functions of the kernel's writes to sockets. */
const WRITES = /^(?:writev|writeBuffer|write(?:Latin1|Utf8)?String|shutdown)$/;

/** Node's own files that carry bytes. */
const CARRIERS = /^node:(?:_?http|_?stream|internal\/(?:streams|stream_base|http)|net|_tls|events|buffer)/;

function areaOf({ functionName, url }: CallFrame, source: string): string {
  const engine = ENGINE[functionName];
  if (engine) return engine;
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (library) return /^(?:@fastify\/|fastify$|find-my-way$|avvio$)/.test(library) ? 'fastify' : library;
  const own = /(packages|apps)\/([\w-]+)\/src\//.exec(source);
  if (own) return `ours: ${own[1]}/${own[2]}`;
  if (source.startsWith('node:') || source === '') {
    if (source === '' && WRITES.test(functionName)) return 'kernel: writes to sockets';
    if (source === '') return 'builtins without a source (promises, arrays, regular expressions)';
    return CARRIERS.test(source) ? 'Node: sockets, streams and HTTP' : 'Node: the rest';
  }
  return url.includes('/dist/') ? "the bundle's own helpers" : 'other';
}
