import { posix } from 'node:path';
import { GUARDED_MODULES, IMPORT_RULES } from './import-rules.mjs';
import { packageOf } from './vocabulary.mjs';

const WORKSPACE_FOLDERS = {
  '@herohood/domain': 'packages/domain',
  '@herohood/db': 'packages/db',
  '@herohood/api': 'packages/api',
  '@herohood/browser': 'packages/browser',
  '@herohood/ui': 'packages/ui',
  '@herohood/server': 'apps/server',
  '@herohood/parent-web': 'apps/parent-web',
  '@herohood/kids-web': 'apps/kids-web',
  '@herohood/embedded-postgres': 'tooling/embedded-postgres',
  '@herohood/payments-sandbox': 'tooling/payments-sandbox',
  '@herohood/testing': 'tooling/testing',
  '@herohood/checks': 'tooling/checks',
  '@herohood/start': 'tooling/start',
};

/** The folder of this tree that an import leads to, if it leads to one. */
export function workspaceTarget(path, specifier) {
  if (specifier.startsWith('.')) return packageOf(posix.join(posix.dirname(path), specifier));
  return WORKSPACE_FOLDERS[specifier.split('/').slice(0, 2).join('/')];
}

/**
 * Checks each file against the import table.
 *
 * @param {import('./project-files.mjs').SourceFile[]} files
 * @returns {string[]} one line for each violation
 */
export function checkImports(files) {
  return files.flatMap((file) =>
    file.imports.flatMap((found) => {
      const message = guardedMessage(file, found) ?? tableMessage(file, found) ?? styleMessage(file, found);
      return message === undefined
        ? []
        : [`${file.path}:${found.line} imports '${found.specifier}': ${message}`];
    }),
  );
}

function guardedMessage({ path, isTest }, { specifier, isTypeOnly }) {
  if (isTest || isTypeOnly) return undefined;
  return GUARDED_MODULES.find(({ modules, allowed }) => modules.test(specifier) && !allowed.test(path))
    ?.place;
}

function tableMessage({ path, isTest }, { specifier, isTypeOnly }) {
  const own = packageOf(path);
  const rule = IMPORT_RULES[own];
  // Configuration files beside src belong to the tools, not to the program.
  if (rule === undefined || !path.startsWith(`${own}/src/`)) return undefined;
  const target = workspaceTarget(path, specifier);
  if (target === own) {
    return specifier.startsWith('@') ? 'within a package write the relative path' : undefined;
  }
  if (target !== undefined) return workspaceMessage({ rule, target, specifier, isTypeOnly, isTest });
  if (isTest) return undefined;
  const banned = rule.banned.find(
    ({ modules, typesAllowed }) => modules.test(specifier) && !(isTypeOnly && typesAllowed),
  );
  if (banned) return banned.place;
  if (rule.only && !specifier.startsWith('.') && !rule.only.test(specifier)) return rule.outsidePlace;
  return undefined;
}

function workspaceMessage({ rule, target, specifier, isTypeOnly, isTest }) {
  const isOffered = rule.parts?.[target]?.test(specifier) ?? true;
  const isAllowed =
    (rule.workspace.includes(target) && (isOffered || isTest)) ||
    (isTypeOnly && rule.types.includes(target)) ||
    (isTest && target.startsWith('tooling/'));
  if (!isAllowed) return rule.place;
  if (specifier.startsWith('.')) return `leave a package by its name, not by a path: write '@herohood/…'`;
  return undefined;
}

function styleMessage({ path }, { specifier }) {
  // The checks' own tests quote what is refused.
  if (path.startsWith('tooling/checks/')) return undefined;
  if (/^\..*\.(ts|tsx|js)$/.test(specifier)) return 'write relative imports without an extension';
  return undefined;
}

/** `import { z } from 'zod'` puts the whole library into the bundle (91 kB instead of 24). */
export function checkZodImports(files) {
  return files
    .filter(
      ({ text, path }) =>
        !path.startsWith('tooling/checks/') && /import\s+\{[^}]*\}\s+from\s+'zod'/.test(text),
    )
    .map(
      ({ path }) =>
        `${path} picks names out of zod: write import * as z from 'zod' (it keeps the bundle small)`,
    );
}
