import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureNodeVersion } from './node-version.mjs';
import { closingLine, readCounts } from './test-results.mjs';

let folder;
const report = async (testResults) => {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify({ testResults }));
  return file;
};
const tests = (...states) => states.map((status) => ({ status }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-report-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the count', () => {
  it('adds the tests of all files', async () => {
    const file = await report([
      { status: 'passed', assertionResults: tests('passed', 'passed', 'skipped') },
      { status: 'failed', assertionResults: tests('passed', 'failed', 'todo') },
    ]);
    expect(await readCounts(file, 1)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it('has a failure for a file that could not be loaded', async () => {
    const file = await report([{ status: 'failed', assertionResults: [] }]);
    expect(await readCounts(file, 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('has a failure for an error outside of any test', async () => {
    const file = await report([{ status: 'passed', assertionResults: tests('passed') }]);
    expect(await readCounts(file, 1)).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('has a failure for a run that left no report', async () => {
    expect(await readCounts(join(folder, 'missing.json'), 137)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('the closing line', () => {
  it('names the skipped only where there are any', () => {
    expect(closingLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
    expect(closingLine({ passed: 7, failed: 1, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
  });
});

describe('an older Node', () => {
  const refusalOf = (version) => {
    const sentences = [];
    ensureNodeVersion(version, (sentence) => sentences.push(sentence));
    return sentences;
  };

  it('is refused with a sentence', () => {
    expect(refusalOf('18.19.1')).toEqual([
      expect.stringContaining('needs Node 20 or newer; this is Node 18.19.1'),
    ]);
  });

  it('is not every Node', () => {
    expect(refusalOf('20.0.0')).toEqual([]);
    expect(refusalOf('24.1.0')).toEqual([]);
  });
});
