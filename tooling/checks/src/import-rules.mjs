/**
 * The table of who may import whom, as data. `workspace`: the packages of this tree (by folder) that may be
 * imported at run time. `parts`: what of such a package may be, where not all of it. `types`: those of which only types may.
 * `banned`: outside modules with the place that the code belongs to (`typesAllowed`: their types are harmless). `only`: when
 * given, the outside modules that are allowed at all.
 */

const QUERY_PLACE = 'a read or write belongs in packages/db/src/<noun>/queries.ts as a named function';
const ACT_PLACE = 'an act belongs in packages/api/src/<noun>/<verb-noun>.ts';
const ADAPTER_PLACE =
  'what speaks to the outside belongs in apps/server/src/adapters, behind a port of packages/api/src/context.ts';
const FETCHED = 'data is fetched in a web app’s features/<noun>/use-<verb>-<noun>.ts';

const WEB = {
  workspace: ['packages/browser', 'packages/domain', 'packages/ui'],
  types: ['packages/api'],
  place:
    'ask the server through the tRPC client (lib/api.ts); from the server’s packages only `import type` of the router',
  banned: [
    { modules: /^(node:|drizzle-orm|postgres$|fastify|bullmq|ioredis|stripe$)/, place: ADAPTER_PLACE },
    { modules: /^@trpc\/server/, place: ACT_PLACE, typesAllowed: true },
  ],
};

export const IMPORT_RULES = {
  'packages/domain': {
    workspace: [],
    types: [],
    place: `domain stands at the bottom and imports no other package: ${ACT_PLACE}`,
    only: /^(zod|temporal-polyfill)(\/|$)/,
    banned: [],
    outsidePlace:
      'domain is pure (zod and temporal-polyfill only): hand the value in, or put the code that fetches it into packages/api',
  },
  'packages/db': {
    workspace: ['packages/domain'],
    types: [],
    place: `db imports only domain: ${ACT_PLACE}`,
    banned: [{ modules: /^(fastify|@trpc\/|bullmq|ioredis|stripe|node:https?)/, place: ADAPTER_PLACE }],
  },
  'packages/api': {
    workspace: ['packages/domain', 'packages/db'],
    types: [],
    place: `api imports only domain and db: ${ADAPTER_PLACE}`,
    banned: [
      {
        modules: /^(bullmq|ioredis|stripe|fastify|pg|nodemailer|web-push|@aws-sdk\/.*|@fastify\/.*)(\/|$)/,
        place: ADAPTER_PLACE,
      },
      { modules: /^node:/, place: ADAPTER_PLACE },
      { modules: /^(drizzle-orm|postgres)(\/|$)/, place: QUERY_PLACE },
    ],
  },
  'packages/browser': {
    workspace: ['packages/domain'],
    parts: { 'packages/domain': /^@herohood\/domain\/languages\// },
    types: [],
    place:
      'browser takes ports, and of the product it knows the languages: pass the value in; what knows the product belongs in a web app’s features/<noun>',
    banned: [{ modules: /^(node:|@trpc\/|@tanstack\/(?!react-query$))/, place: FETCHED }],
  },
  'packages/ui': {
    workspace: ['packages/browser'],
    parts: { 'packages/browser': /^@herohood\/browser\/lazy-part$/ },
    types: [],
    place:
      'ui draws from props alone: pass the value in; what knows the product belongs in a web app’s features/<noun>',
    banned: [{ modules: /^(node:|@trpc\/|@tanstack\/)/, place: FETCHED }],
  },
  'apps/server': {
    workspace: [
      ...['packages/api', 'packages/db', 'packages/domain'],
      ...['tooling/embedded-postgres', 'tooling/payments-sandbox', 'tooling/progress'],
    ],
    types: [],
    place: 'the server serves the built web apps from their dist folder and imports nothing of them',
    banned: [{ modules: /^drizzle-orm(\/|$)/, place: QUERY_PLACE }],
  },
  'apps/parent-web': WEB,
  'apps/kids-web': WEB,
};

/** Modules that only certain files may import, in the whole tree. */
export const GUARDED_MODULES = [
  {
    modules: /^@tanstack\/react-query$/,
    allowed: /^(apps\/|tooling\/|packages\/browser\/src\/)/,
    place:
      'what keeps answers in step belongs in packages/browser; what asks, in a web app’s features/<noun>',
  },
  {
    modules: /^(lucia|oslo|@lucia-auth\/.*)(\/|$)/,
    allowed: /^packages\/api\/src\/account\/(session|password)\.ts$/,
    place: 'sessions and password hashing belong behind packages/api/src/account/session.ts and password.ts',
  },
  {
    modules: /^stripe(\/|$)/,
    allowed: /^apps\/server\/src\/adapters\/payments(-[a-z-]+)?\.ts$/,
    place: 'the payment provider belongs behind apps/server/src/adapters/payments.ts',
  },
  {
    modules: /^(bullmq|ioredis)(\/|$)/,
    allowed: /^apps\/server\/src\//,
    place:
      'queues and Redis belong in apps/server (adapters, workers); the job’s definition in packages/api/src/<noun>',
  },
  {
    modules: /^postgres(\/|$)/,
    allowed: /^(packages\/db\/|apps\/server\/src\/adapters\/|tooling\/)/,
    place: QUERY_PLACE,
  },
];
