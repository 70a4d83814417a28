import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';

const FOLDERS = ['apps', 'packages', 'tooling'];

/**
 * Checks the resolved graph of modules with dependency-cruiser and the tree's own rules (.dependency-cruiser.cjs).
 *
 * @param {string} root
 * @param {import('./project-files.mjs').SourceFile[]} files what our own reader found
 * @param {string} [rules] file of the rules
 * @returns {Promise<{ moduleCount: number, violations: string[] }>}
 */
export async function checkModuleGraph(root, files, rules = join(root, '.dependency-cruiser.cjs')) {
  const { forbidden, options } = createRequire(import.meta.url)(rules);
  const folders = FOLDERS.filter((folder) => files.some(({ path }) => path.startsWith(`${folder}/`)));
  const { enhancedResolveOptions, ...rest } = options;
  const { output } = await cruise(
    folders,
    { ...rest, baseDir: root, validate: true, ruleSet: { forbidden, options } },
    enhancedResolveOptions,
  );
  const isTypeOnly = typeEdges(output.modules, files);
  const comments = new Map(forbidden.map(({ name, comment }) => [name, comment]));
  const violations = output.summary.violations
    .filter(({ from, to, cycle }) => cycle || !isTypeOnly(from, to))
    .map(
      ({ from, to, cycle, rule }) =>
        `${[from, ...(cycle?.map(({ name }) => name) ?? [to])].join(' -> ')}: ${comments.get(rule.name)}`,
    );
  return {
    moduleCount: output.modules.length,
    violations: [...unread(output.modules, files), ...violations],
  };
}

/** Without its parser dependency-cruiser reads hardly a file and finds nothing wrong with the rest. */
function unread(modules, files) {
  const read = new Set(modules.map(({ source }) => source));
  const missing = files.filter(
    ({ path }) => FOLDERS.includes(path.split('/')[0]) && !path.endsWith('.css') && !read.has(path),
  );
  if (missing.length === 0) return [];
  return [
    `dependency-cruiser did not read ${missing.length} files (such as ${missing[0].path}): is @swc/core installed?`,
  ];
}

/** @returns {(from: string, to: string) => boolean} whether all that a module imports from another is types */
function typeEdges(modules, files) {
  const imports = new Map(files.map(({ path, imports: found }) => [path, found]));
  const targets = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  return (from, to) => {
    const specifiers = new Set(
      (targets.get(from) ?? []).filter(({ resolved }) => resolved === to).map(({ module }) => module),
    );
    const found = (imports.get(from) ?? []).filter(({ specifier }) => specifiers.has(specifier));
    return found.length > 0 && found.every((one) => one.isTypeOnly);
  };
}
