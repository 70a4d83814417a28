/**
 * Checks the resolved module graph. The table of who may import whom (with its messages) is read from the sources
 * by tooling/checks; here are the things that only a resolver sees. The checks run it (module-graph.mjs) and drop
 * what rests on `import type`, which the parser at hand cannot tell from other imports.
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
      name: 'domain-at-the-bottom',
      severity: 'error',
      comment: 'domain imports no other package of this tree. An act belongs in packages/api/src/<noun>.',
      from: { path: '^packages/domain/src' },
      to: { path: '^(apps|tooling|packages/(?!domain/))' },
    },
    {
      name: 'db-knows-domain-only',
      severity: 'error',
      comment: 'db imports only domain. An act belongs in packages/api/src/<noun>.',
      from: { path: '^packages/db/src', pathNot: '/testing/|\\.test\\.ts$' },
      to: { path: '^(apps|tooling|packages/(?!(db|domain)/))' },
    },
    {
      name: 'api-knows-domain-and-db-only',
      severity: 'error',
      comment:
        'api imports only domain and db. What speaks to the outside belongs in apps/server/src/adapters.',
      from: { path: '^packages/api/src', pathNot: '/testing/|\\.test\\.ts$' },
      to: { path: '^(apps|tooling|packages/(?!(api|db|domain)/))' },
    },
    {
      name: 'ui-knows-nobody',
      severity: 'error',
      comment: 'ui draws from props alone. What knows the product belongs in a web app, in features/<noun>.',
      from: { path: '^packages/ui/src' },
      to: { path: '^(apps|tooling|packages/(?!ui/))' },
    },
    {
      name: 'webs-know-domain-and-ui-only',
      severity: 'error',
      comment: 'A web app loads only domain and ui; of the server it imports types.',
      from: { path: '^apps/(kids|parent)-web/src' },
      to: { path: '^packages/(api|db)/' },
    },
    {
      name: 'apps-apart',
      severity: 'error',
      comment: 'Apps do not know each other. What two of them need belongs in a package.',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
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
