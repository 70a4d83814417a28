import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readManifests } from '../../checks/src/check-versions.mjs';
import { ensureNodeVersion, NODE_RANGE } from './node-version.mjs';
import { closingLine, readResults } from './test-results.mjs';

let folder;
const report = async (testResults) => {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify({ testResults }));
  return file;
};
const tests = (...states) =>
  states.map((status, at) => ({ status, fullName: `test ${at + 1}`, failureMessages: [`it is ${status}`] }));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-report-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('what a run left', () => {
  it('adds the tests of all files', async () => {
    const file = await report([
      { name: 'a.ts', status: 'passed', assertionResults: tests('passed', 'passed', 'skipped') },
      { name: 'b.ts', status: 'failed', assertionResults: tests('passed', 'failed', 'todo') },
    ]);
    expect(await readResults(file, 1)).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
      failures: ['b.ts: test 2\n   it is failed'],
    });
  });

  it('tells of a long failure its beginning', async () => {
    const words = Array.from({ length: 40 }, (_, at) => `line ${at + 1}`).join('\n');
    const file = await report([
      {
        name: 'b.ts',
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'test', failureMessages: [words] }],
      },
    ]);
    const { failures } = await readResults(file, 1);
    expect(failures[0]).toContain('line 12');
    expect(failures[0]).not.toContain('line 13');
  });

  it('has a failure for a file that could not be loaded', async () => {
    const file = await report([
      { name: 'a.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ]);
    expect(await readResults(file, 1)).toMatchObject({
      passed: 0,
      failed: 1,
      failures: ['a.ts\n   no such module'],
    });
  });

  it('has a failure for an error outside of any test', async () => {
    const file = await report([{ status: 'passed', assertionResults: tests('passed') }]);
    expect(await readResults(file, 1)).toMatchObject({ passed: 1, failed: 1 });
  });

  it('has a failure for a run that left no report', async () => {
    expect(await readResults(join(folder, 'missing.json'), 137)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['outside of any test\n   vitest ended with 137: see its output above'],
    });
  });
});

describe('the closing line', () => {
  it('names the skipped only where there are any', () => {
    expect(closingLine({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
    expect(closingLine({ passed: 7, failed: 1, skipped: 2 })).toBe('7 passed, 1 failed, 2 skipped');
  });
});

describe('a Node that the packages do not run on', () => {
  const refusalOf = (version) => {
    const sentences = [];
    ensureNodeVersion(version, (sentence) => sentences.push(sentence));
    return sentences;
  };

  it.each(['18.19.1', '20.9.0', '20.18.3', '21.7.0', '22.12.0', '23.11.0'])(
    '%s is refused with one line',
    (version) => {
      expect(refusalOf(version)).toEqual([
        expect.stringMatching(new RegExp(`^Herohood needs Node 20\\.19 [^\\n]+this is Node ${version}\\.`)),
      ]);
    },
  );

  it.each(['20.19.0', '20.20.2', '22.13.0', '22.20.1', '24.0.0', '25.1.0', '26.0.0'])(
    '%s will do',
    (version) => {
      expect(refusalOf(version)).toEqual([]);
    },
  );

  it('every package.json of the tree says the same', async () => {
    const manifests = await readManifests(fileURLToPath(new URL('../../..', import.meta.url)));
    expect(manifests.length).toBeGreaterThan(15);
    for (const { path, content } of manifests) expect(content.engines, path).toEqual({ node: NODE_RANGE });
  });
});
