import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Row, Workload } from './workload';

/** What `tooling/benchmarks/results/<name>.json` holds. */
interface Result {
  name: string;
  title: string;
  /** YYYY-MM-DD */
  date: string;
  rows: Row[];
}

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const RESULTS = join(ROOT, 'tooling', 'benchmarks', 'results');
const DOCUMENT = join(ROOT, 'docs', 'performance.md');
const BEGIN = '<!-- figures: written by npm run bench -->';
const END = '<!-- end of figures -->';

/** Whether a row keeps what was promised. */
export function isKept({ ratio, target }: Row): boolean {
  if (target === null) return true;
  return 'least' in target ? ratio >= target.least : ratio <= target.most;
}

/** A row as the command prints it. */
export function sayRow(row: Row): string {
  const { workload, baseline, range, detail } = row;
  const against = row.unit ? '' : ` against ${baseline}`;
  const bounds = `${figure(row, range[0])} to ${figure(row, range[1])}`;
  return `${isKept(row) ? 'kept  ' : 'MISSED'} ${figure(row, row.ratio)} (${promised(row)}; ${bounds}) ${workload}${against}: ${detail}`;
}

/** Keeps a workload's figures as JSON, instead of those of its last run. */
export async function keepResult({ name, title }: Workload, rows: Row[]): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  const result: Result = { name, title, date: new Date().toISOString().slice(0, 10), rows };
  // One line a pair of bounds, as the formatter wants it.
  const json = JSON.stringify(result, null, 2).replace(/\[\s+([\d.e+-]+),\s+([\d.e+-]+)\s+\]/g, '[$1, $2]');
  await writeFile(join(RESULTS, `${name}.json`), `${json}\n`);
}

/** Writes the table of `docs/performance.md` anew, in the order of `workloads`. Ranges and raw figures stay in the results. */
export async function writeTable(workloads: readonly Workload[]): Promise<void> {
  const lines = ['| workload | baseline | promised | measured | on |', '| --- | --- | --- | --- | --- |'];
  for (const { name } of workloads) {
    const file = join(RESULTS, `${name}.json`);
    if (!existsSync(file)) continue;
    const { date, rows } = JSON.parse(await readFile(file, 'utf8')) as Result;
    lines.push(...tableLines(name, rows, date));
  }
  const text = await readFile(DOCUMENT, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${DOCUMENT} has lost its markers "${BEGIN}" and "${END}".`);
  await writeFile(DOCUMENT, `${before}${BEGIN}\n${lines.join('\n')}\n${END}${after}`);
}

/** What is held against the same baseline to the same figure stands in one line. */
function tableLines(name: string, rows: readonly Row[], date: string): string[] {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const measured = `${row.workload}: ${isKept(row) ? '' : '**MISSED** '}${figure(row, row.ratio)}`;
    const key = `${withoutBars(row.unit ? '–' : row.baseline)} | ${promised(row)}`;
    groups.set(key, [...(groups.get(key) ?? []), withoutBars(measured)]);
  }
  return [...groups].map(([key, measured]) => `| \`${name}\` | ${key} | ${measured.join('; ')} | ${date} |`);
}

function withoutBars(text: string): string {
  return text.replaceAll('|', '/');
}

function promised(row: Row): string {
  if (row.target === null) return '–';
  return 'least' in row.target ? `≥ ${figure(row, row.target.least)}` : `≤ ${figure(row, row.target.most)}`;
}

/** Ratios with two decimals ('1.30×' where a time is compared), absolute figures with their unit. */
function figure({ unit, target }: Row, value: number): string {
  if (unit) return `${Number(value.toPrecision(4))} ${unit}`;
  return target === null || 'least' in target ? value.toFixed(2) : `${value.toFixed(2)}×`;
}
