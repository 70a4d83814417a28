import { parseArgs } from 'node:util';
import { showProgress } from '@herohood/progress';
import { writeRow } from './harness/results';
import { RUNS } from './runs';

/**
 * `npm run torture -- [name...] [--rounds N] [--seed N]`: the long runs. Each writes its row of docs/reliability.md.
 * Ends with code 1 when a promise was broken, or when a promised time was missed.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, seed: { type: 'string' }, sources: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !RUNS.some((each) => each.name === name));
if (unknown.length > 0) {
  say(`There is no ${unknown.join(', ')}. There are: ${RUNS.map(({ name }) => name).join(', ')}.`);
  process.exit(2);
}
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
let isBroken = false;
for (const torture of RUNS.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  const rounds = Number(values.rounds ?? torture.rounds);
  say(`\n${torture.name}: ${rounds} ${torture.unit}, seed ${seed}`);
  const start = performance.now();
  const program = values.sources ? 'sources' : 'built';
  const shown = showProgress({ doing: torture.name, total: rounds, unit: torture.unit });
  const tell = (line: string, done: number) => {
    shown.line(line);
    shown.at(Math.floor(done));
  };
  const result = await torture.run({ rounds, seed, say: tell, program }).finally(shown.end);
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  for (const line of result.left) say(`left out: ${line}`);
  for (const line of result.misses) say(`MISSED: ${line}`);
  for (const line of result.faults) say(`BROKEN: ${line}`);
  say(
    `${torture.name}: ${result.faults.length === 0 ? 'held' : 'BROKEN'}. ${result.figures}. ${minutes} min.`,
  );
  await writeRow({ torture, result, rounds, seed, minutes });
  isBroken ||= result.faults.length + result.misses.length > 0;
}
process.exitCode = isBroken ? 1 : 0;
