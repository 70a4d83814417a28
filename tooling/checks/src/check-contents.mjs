import { withoutComments } from './read-imports.mjs';

/** A file that fits the head: beyond this it has a second subject that wants a file of its own. */
const LONGEST_SOURCE = 250;
const LONGEST_TEST = 400;

/** @returns {string[]} files that are too long */
export function checkLengths(files) {
  return files.flatMap(({ path, text, isTest, isGenerated }) => {
    const limit = isTest ? LONGEST_TEST : LONGEST_SOURCE;
    const lines = text.trimEnd().split('\n').length;
    if (isGenerated || lines <= limit) return [];
    return [`${path}: ${lines} lines, ${limit} are the limit. Give its second subject a file of its own.`];
  });
}

const IMPURE = [
  { pattern: /\bDate\s*\.\s*now\b/, name: 'Date.now' },
  { pattern: /\bnew\s+Date\s*(\(\s*\)|(?=[;,)\s]*$))/m, name: 'new Date() without a value' },
  { pattern: /(?<!new\s)\bDate\s*\(\s*\)/, name: 'Date()' },
  { pattern: /\bMath\s*\.\s*random\b/, name: 'Math.random' },
  { pattern: /\bTemporal\s*\.\s*Now\b/, name: 'Temporal.Now' },
  { pattern: /\bcrypto\s*\.\s*(randomUUID|getRandomValues)\b/, name: 'crypto’s randomness' },
  { pattern: /\b(fetch|setTimeout|setInterval)\s*\(/, name: 'fetch and timers' },
  { pattern: /\b(process|globalThis|localStorage)\s*\./, name: 'the world outside' },
];

/** The rules know no clock, no chance and no world: the same values give the same decision. */
export function checkPurity(files) {
  return files.flatMap(({ path, text, isTest }) => {
    if (!path.startsWith('packages/domain/src/') || isTest) return [];
    const code = withoutComments(text);
    return IMPURE.filter(({ pattern }) => pattern.test(code)).map(
      ({ name }) =>
        `${path}: domain may not use ${name}. Take it as a parameter (now, random); the act in packages/api hands it in.`,
    );
  });
}

/** Files that may read the environment: the server's one reader, and tools that are no part of the product. */
const ENVIRONMENT_READERS = /^(apps\/server\/src\/env\.ts$|tooling\/)/;

/** One place knows every setting, checks it and names it when it is wrong. */
export function checkEnvironment(files) {
  return files.flatMap(({ path, text, isTest }) => {
    if (isTest || ENVIRONMENT_READERS.test(path) || !/\/src\//.test(path)) return [];
    if (
      !/\bprocess\s*(\?\.|\.|\[\s*['"])\s*env\b|\bimport\.meta\.env\b(?!\.(DEV|PROD|MODE|SSR|BASE_URL))|\{[^}]*\benv\b[^}]*\}\s*=\s*process\b/.test(
        withoutComments(text),
      )
    )
      return [];
    return [
      `${path}: only apps/server/src/env.ts reads the environment. Add the setting there and pass its value in.`,
    ];
  });
}

const SERVER_SIDE = /^(packages\/(db|api)|apps\/server)\/src\//;
/** How a family's id would be a text that anybody chose: as a type, as a column, by a cast, or by its own word. */
const LOOSE_FAMILY_IDS = [
  /familyId\??:\s*(?:string|uuid\()/i,
  /family_id\??:\s*string/i,
  /familyIds\??:\s*(?:readonly\s+)?(?:string\[\]|Array<string>)/i,
  /\bas\b(?!\s+const\b)[^;,)\n]*\bFamilyId\b/,
];

/** Only a row names a family: what a client sent must not become a `FamilyId` (packages/db/src/family/family-id.ts). */
export function checkFamilyIds(files) {
  return files.flatMap(({ path, text, isTest }) => {
    if (isTest || !SERVER_SIDE.test(path)) return [];
    const lines = withoutComments(text).split('\n');
    return lines.flatMap((line, index) =>
      LOOSE_FAMILY_IDS.some((pattern) => pattern.test(line))
        ? [
            `${path}:${index + 1}: a family's id is a FamilyId, as a row of the database named it. In tables write familyId().`,
          ]
        : [],
    );
  });
}

const BY_HAND = [
  {
    pattern: /\.transaction\s*\(/,
    // Sign-ins, uploads, clean-ups and the demo tell no family anything; the export only reads.
    may: /^packages\/api\/src\/(act|account\/(login|login-child|login-guard|reset-password|export-family)|media\/[^/]+|demo\/[^/]+)\.ts$/,
    message: 'an act writes inside act(ctx, (tx, unit) => …) of packages/api/src/act.ts',
  },
  {
    pattern: /\blive\.changed\s*\(/,
    may: /^packages\/api\/src\/(act|progress\/settle-streaks)\.ts$/,
    message: 'the unit of packages/api/src/act.ts tells the devices: call unit.event',
  },
];

/** What an act writes, and what follows its commit, goes through one unit of work: no duty is left to whoever writes an act. */
export function checkActs(files) {
  return files.flatMap(({ path, text, isTest }) => {
    if (isTest || !/^(packages\/api|apps\/server)\/src\//.test(path)) return [];
    const code = withoutComments(text);
    return BY_HAND.filter(({ pattern, may }) => pattern.test(code) && !may.test(path)).map(
      ({ message }) => `${path}: ${message}.`,
    );
  });
}

const PAPERS = /\brulings? R\d|\(R\d+\)|\bthe specification\b|\(specification\b/i;
const CITATION = /\(rules: ([^():\n]+)/g;

/**
 * The tree stands alone: a comment cites a heading of docs/rules.md, and no paper that is not in the repository.
 *
 * @param {string[]} topics the headings of docs/rules.md
 */
export function checkCitations(files, topics) {
  const known = new Set(topics.map((topic) => topic.toLowerCase()));
  return files.flatMap(({ path, text }) => {
    if (path.startsWith('tooling/checks/')) return [];
    const unknown = [...text.matchAll(CITATION)]
      .flatMap(([, names]) => names.split(','))
      .map((name) => name.trim())
      .filter((name) => name !== '' && !known.has(name.toLowerCase()));
    return [
      ...(PAPERS.test(text)
        ? [
            `${path} cites a paper that is not in the repository. Cite a heading of docs/rules.md: (rules: …).`,
          ]
        : []),
      ...unknown.map((name) => `${path} cites 'rules: ${name}', but docs/rules.md has no such heading.`),
    ];
  });
}
