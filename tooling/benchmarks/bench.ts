import { showProgress } from '@herohood/progress';
import { keepResult, sayRow, writeTable } from './harness/report';
import { closeStages } from './harness/stage';
import { workloads } from './workloads';

/**
 * `npm run bench -- [name...] [--quick]`: measures the named workloads, or all, each against its baseline in the
 * same run, and writes `tooling/benchmarks/results` and the table of `docs/performance.md`. A quick look writes nothing: its figures
 * are of smaller sizes. Ends with 0 also when a promise is missed, and with 1 when something went wrong.
 */
const words = process.argv.slice(2);
const isQuick = words.includes('--quick');
const names = words.filter((word) => !word.startsWith('--'));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void closeStages().finally(() => process.exit(1)));
}

const unknown = words.filter(
  (word) => word !== '--quick' && !workloads.some((workload) => workload.name === word),
);
if (unknown.length > 0) {
  process.stdout.write(
    `Unknown: ${unknown.join(', ')}. There are: ${workloads.map(({ name }) => name).join(', ')} and --quick.\n`,
  );
  process.exit(1);
}

const chosen = workloads.filter(({ name, inQuick }) =>
  names.length > 0 ? names.includes(name) : inQuick || !isQuick,
);
const shown = showProgress({ doing: 'Measuring', total: chosen.length, unit: 'workloads' });
// Above the bar, where there is one.
const say = shown.line;
for (const [done, workload] of chosen.entries()) {
  shown.at(done);
  const began = performance.now();
  say(`\n${workload.name}: ${workload.title}`);
  try {
    const bench = { isQuick, say: (line: string) => say(`  ${line}`) };
    const rows = await workload.run(bench);
    for (const row of rows) say(`  ${sayRow(row)}`);
    if (!isQuick) await keepResult(workload, rows);
  } catch (error) {
    process.exitCode = 1;
    say(`  FAULT ${error instanceof Error ? error.stack : String(error)}`);
  }
  say(`  took ${((performance.now() - began) / 1000).toFixed(1)} s`);
}
shown.end();
if (!isQuick) await writeTable(workloads);
