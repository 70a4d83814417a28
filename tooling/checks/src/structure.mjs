import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCalendar } from './check-calendar.mjs';
import {
  checkActs,
  checkCitations,
  checkEnvironment,
  checkFamilyIds,
  checkLengths,
  checkPurity,
} from './check-contents.mjs';
import { checkDeclared } from './check-declared.mjs';
import { checkDigits } from './check-digits.mjs';
import { checkDocs } from './check-docs.mjs';
import { checkFeatureCircles, checkWebFeatures } from './check-features.mjs';
import { checkImports, checkZodImports } from './check-imports.mjs';
import { checkJourneys } from './check-journeys.mjs';
import { checkNames } from './check-names.mjs';
import { checkSides } from './check-sides.mjs';
import { checkStyles } from './check-styles.mjs';
import { checkOwnVersions, checkVersions, readManifests } from './check-versions.mjs';
import { checkLock, readLock } from './lockfile.mjs';
import { readProject } from './project-files.mjs';

/** The house's own checks, by the sentence that they prove. */
const CHECKS = {
  'imports follow the table': checkImports,
  'zod is imported whole': checkZodImports,
  'features form no circle': checkFeatureCircles,
  'features of a web app know the public file of another alone': checkWebFeatures,
  'folders and files have their names': checkNames,
  'files are short': checkLengths,
  'domain is pure': checkPurity,
  'one file reads the environment': checkEnvironment,
  'only a row names a family': checkFamilyIds,
  'acts write in one unit of work': checkActs,
  'screens are laid out by start and end': checkSides,
  'what styles share stands once': checkStyles,
  'no screen asks the calendar of its device': checkCalendar,
  'digits of any script are digits': checkDigits,
  'journeys wait for conditions': checkJourneys,
};

/**
 * Runs all structure checks over a tree.
 *
 * @param {string} root
 * @returns {Promise<{ fileCount: number, results: { rule: string, violations: string[] }[] }>}
 */
export async function checkStructure(root) {
  const files = await readProject(root);
  const results = Object.entries(CHECKS).map(([rule, check]) => ({ rule, violations: check(files) }));
  const manifests = await readManifests(root);
  const lock = await readLock(root);
  return {
    fileCount: files.length,
    results: [
      ...results,
      { rule: 'every import is declared', violations: checkDeclared(files, manifests) },
      { rule: 'comments cite docs/rules.md', violations: checkCitations(files, await readTopics(root)) },
      { rule: 'documents name what exists', violations: await checkDocs(root) },
      { rule: 'one exact version of each dependency', violations: checkVersions(manifests) },
      { rule: 'one version and one range of Node for the tree', violations: checkOwnVersions(manifests) },
      { rule: 'the lock file is good for every system', violations: checkLock(lock) },
    ],
  };
}

/** The headings of docs/rules.md. */
async function readTopics(root) {
  const rules = await readFile(join(root, 'docs', 'rules.md'), 'utf8');
  return [...rules.matchAll(/^## (.+)$/gm)].map(([, topic]) => topic);
}
