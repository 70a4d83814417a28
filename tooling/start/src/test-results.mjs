import { readFile } from 'node:fs/promises';

/**
 * Counts a run's tests from vitest's JSON report. A file that cannot even be loaded, an error outside of any test
 * and a run without a report count as one failure each: nothing that went wrong may end in '0 failed'.
 *
 * @param {string} file the report
 * @param {number} exitCode how vitest ended
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>}
 */
export async function readCounts(file, exitCode) {
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of report?.testResults ?? []) {
    const isBroken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
    if (isBroken) counts.failed += 1;
    for (const test of assertionResults) counts[kindOf(test.status)] += 1;
  }
  if (exitCode !== 0 && counts.failed === 0) counts.failed = 1;
  return counts;
}

function kindOf(status) {
  if (status === 'passed' || status === 'failed') return status;
  return 'skipped';
}

/** @returns {string} the line that a run ends with */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
