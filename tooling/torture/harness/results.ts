import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './processes';
import type { Torture, TortureResult } from './torture';

const FILE = join(ROOT, 'docs', 'reliability.md');
const [BEGIN, END] = ['<!-- torture: begin -->', '<!-- torture: end -->'];
const HEAD = ['| run | promise | outcome | measured |', '| --- | --- | --- | --- |'];

interface Done {
  torture: Torture;
  result: TortureResult;
  rounds: number;
  seed: number;
  minutes: string;
}

/** Writes one run's row into the table of docs/reliability.md; rows of other runs stay as they are. */
export async function writeRow(done: Done): Promise<void> {
  const text = await readFile(FILE, 'utf8');
  const [before, rest] = text.split(BEGIN);
  const [table = '', after] = rest?.split(END) ?? [];
  if (rest === undefined || after === undefined) throw new Error(`${FILE} has lost the marks of its table.`);
  // The formatter may have widened the cell.
  const own = `| \`${done.torture.name}\` `;
  const rows = table.split('\n').filter((line) => line.startsWith('| `'));
  const index = rows.findIndex((line) => line.startsWith(own));
  rows.splice(index < 0 ? rows.length : index, index < 0 ? 0 : 1, rowOf(done));
  await writeFile(FILE, `${before}${BEGIN}\n\n${[...HEAD, ...rows].join('\n')}\n\n${END}${after}`);
}

function rowOf({ torture, result, seed, minutes }: Done): string {
  const { faults, misses, left, figures } = result;
  const outcome = faults.length > 0 ? 'BROKEN' : misses.length > 0 ? 'held, time MISSED' : 'held';
  const date = new Date().toISOString().slice(0, 10);
  const words = [
    figures,
    ...misses.map((line) => `missed: ${line}`),
    ...left.map((line) => `left out: ${line}`),
  ];
  const measured = [...words, `seed ${seed}`, `${minutes} min`, date].join('; ');
  return `| \`${torture.name}\` | ${torture.promise} | ${outcome} | ${measured.replaceAll('|', '/')} |`;
}
