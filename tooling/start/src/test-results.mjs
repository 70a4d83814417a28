import { readFile } from 'node:fs/promises';

/** So many lines of what a failed test said are told again at the end: the error and where it was thrown. */
const LINES_TOLD = 12;

/**
 * Reads a run's tests from vitest's JSON report. A file that cannot even be loaded, an error outside of any test
 * and a run without a report count as one failure each: nothing that went wrong may end in '0 failed'.
 *
 * @param {string} file the report
 * @param {number} exitCode how vitest ended
 * @returns {Promise<{ passed: number, failed: number, skipped: number, failures: string[] }>} the counts, and of
 *   each failure the file, the test and the beginning of what it said
 */
export async function readResults(file, exitCode) {
  const report = await readFile(file, 'utf8').then(JSON.parse, () => undefined);
  const results = { passed: 0, failed: 0, skipped: 0, failures: [] };
  const fail = (place, words) => {
    results.failed += 1;
    results.failures.push(`${place}\n${indented(words)}`);
  };
  for (const { name, status, message, assertionResults } of report?.testResults ?? []) {
    const isBroken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
    if (isBroken) fail(name, message || 'could not be loaded');
    for (const test of assertionResults) {
      if (test.status === 'failed') fail(`${name}: ${test.fullName}`, test.failureMessages.join('\n'));
      else results[test.status === 'passed' ? 'passed' : 'skipped'] += 1;
    }
  }
  if (exitCode !== 0 && results.failed === 0) {
    fail('outside of any test', `vitest ended with ${exitCode}: see its output above`);
  }
  return results;
}

function indented(words) {
  const lines = words.split('\n').slice(0, LINES_TOLD);
  return lines.map((line) => `   ${line}`).join('\n');
}

/** @returns {string} the line that a run ends with */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
