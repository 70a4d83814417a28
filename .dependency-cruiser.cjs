/**
 * What only a resolver sees in the graph of modules. Who may import whom, with the place where code belongs, stands once in
 * tooling/checks/src/import-rules.mjs. The checks run this (module-graph.mjs) and drop what rests on `import type`, but for circles:
 * the parser at hand cannot tell types from other imports.
 */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      severity: 'error',
      comment: 'Modules that load each other have no order. Move what both need into a module below both.',
      from: { pathNot: '/tables\\.ts$|\\.gen\\.ts$' },
      // Tables refer to each other by functions that run later; the router's generated tree is read by its routes.
      to: { circular: true, viaOnly: { pathNot: '/tables\\.ts$|\\.gen\\.ts$' } },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'The import leads nowhere: a wrong path, or a package that no package.json lists.',
      from: {},
      // Icons are made by the build from their set.
      to: { couldNotResolve: true, pathNot: '^(~icons/|virtual:)' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      comment: 'Tests and their fixtures are no part of the product.',
      from: { path: '^(apps|packages)/', pathNot: '/(testing|tests)/|\\.test\\.tsx?$' },
      to: { path: '^(tooling/testing|(apps|packages)/.*(/(testing|tests)/|\\.test\\.tsx?$))' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
