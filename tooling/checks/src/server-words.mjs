/**
 * All that the server says in words of the product's own, with where each is said: what its catalogues are made from.
 * Prints it as JSON when it is run (`tsx tooling/checks/src/server-words.mjs`), because the texts stand in TypeScript.
 */
import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const domainFolder = join(root, 'packages', 'domain', 'src');

const domain = (path) => import(pathToFileURL(join(domainFolder, `${path}.ts`)).href);
const text = (name) =>
  import(pathToFileURL(join(root, 'packages', 'api', 'src', 'text', 'en', `${name}.ts`)).href);

/** @typedef {{ id: string, comments: string[] }} Message English text, and what translators are told of it */

/** @returns {Promise<Message[]>} each text once, in the order of what it is for */
export async function serverWords() {
  const said = [];
  /** @param {string} comment @param {Iterable<string>} ids */
  const say = (comment, ids) => {
    for (const id of ids) said.push({ id, comment });
  };
  await collectSentences(say);
  await collectStories(say);
  await collectIdeas(say);
  await collectShops(say);
  await collectWorld(say);
  say('What is wrong with a field', await schemaSentences());
  return merged(said);
}

async function collectSentences(say) {
  say('Why something cannot be done', Object.values((await text('refusals')).refusalTexts));
  say('Why something cannot be done', Object.values((await text('sentences')).sentences));
  say('Something that is not there', Object.values((await text('missing')).missingTexts));
  say('Why a request is not answered', Object.values((await text('requests')).requestTexts));
  say('What is wrong with a field', Object.values((await text('issues')).issueTexts));
  const { partFaults } = await domain('days/parts');
  say('What is wrong with the parts of a day', leaves(partFaults));
  const { planFaults } = await domain('habits/plan');
  say("What is wrong with a mission's days", leaves(planFaults));
  const { calendarFaults } = await text('calendar');
  say('What cannot be read in a calendar file', leaves(calendarFaults));
  for (const { subject, text: body } of Object.values((await text('mails')).mailTexts)) {
    say('Subject of a mail', [subject]);
    say('A mail', [body]);
  }
  const { SCREENS } = await domain('account/screens');
  say('Name of a page of the console', names(Object.values(SCREENS).flatMap(({ page }) => page ?? [])));
  const { manifestTexts, pageTexts } = await text('pages');
  say('A page before its app runs: title, description, what waits', Object.values(pageTexts));
  say('What a device says of an installed app', Object.values(manifestTexts));
  say('Push on a lock screen', leaves((await text('pushes')).pushTexts));
  say('What was decided, in the inbox', leaves((await text('decisions')).decisionTexts));
  say('A movement of points, in their list', leaves((await text('ledger')).ledgerTexts));
  const { auditTexts, markNames, settingNames, subscriptionNames, systemNames } = await text('audit');
  say('What somebody did, in the list of acts ({actor}: the name of whoever did it)', leaves(auditTexts));
  say('Who acts when no person does, in the list of acts', leaves(systemNames));
  say('How a marked day is called, in the list of acts', leaves(markNames));
  say('What a parent set, in the list of acts (after a colon)', leaves(settingNames));
  say('The subscription, at the beginning of a sentence', leaves(subscriptionNames));
}

async function collectStories(say) {
  const { BADGE_FAMILIES } = await domain('progress/badge-catalogue');
  const { BADGE_STORIES, NEXT, NEXT_IS_SECRET, SECRET } = await domain('progress/badge-stories');
  say(
    'Name of a badge',
    Object.values(BADGE_FAMILIES).flatMap((rules) => names(rules)),
  );
  for (const { task, story } of Object.values(BADGE_STORIES)) {
    say('What is to be done for a badge', [task]);
    say('Why a badge was earned', [story]);
  }
  say('A badge', [SECRET.description, NEXT, NEXT_IS_SECRET]);
  const { MINI_GAMES } = await domain('games/catalogue');
  say('Name of a game', names(MINI_GAMES));
  say('What a game is', descriptions(MINI_GAMES));
}

async function collectIdeas(say) {
  const { HABIT_IDEAS } = await domain('habits/habit-ideas');
  for (const { name, description, tool } of HABIT_IDEAS) {
    say('Idea for a mission', [name]);
    say('What an idea for a mission means', [description]);
    if (tool.kind === 'steps') say('Step of a mission', names(tool.steps));
  }
  const { REWARD_IDEAS } = await domain('rewards/reward-ideas');
  say('Idea for a reward', names(REWARD_IDEAS));
  say('What an idea for a reward means', descriptions(REWARD_IDEAS));
  const { PACKS } = await domain('habits/packs');
  say('Pack of ideas', names(PACKS));
}

async function collectShops(say) {
  const { BASE_AVATARS } = await domain('children/hero');
  const { AVATAR_CATALOGUE, YEARLY_AVATARS } = await domain('shop/avatar-catalogue');
  const { GEAR_CATALOGUE } = await domain('shop/gear-catalogue');
  say('Name of an avatar', names([...BASE_AVATARS, ...AVATAR_CATALOGUE, ...YEARLY_AVATARS]));
  say('What an avatar is like', descriptions([...AVATAR_CATALOGUE, ...YEARLY_AVATARS]));
  say('Name of a piece of gear', names(GEAR_CATALOGUE));
  say('What a piece of gear is like', descriptions(GEAR_CATALOGUE));
  say('What a piece of gear gives', GEAR_CATALOGUE.map(({ effect }) => effect).filter(Boolean));
  const { FAMILY_PLAN, PLANS, TRIAL_FEATURES } = await domain('subscription/plans');
  say('Name of a plan', names([...PLANS, FAMILY_PLAN]));
  say('What a plan is', descriptions(PLANS));
  say('What a plan has', [...PLANS.flatMap(({ features }) => features), ...TRIAL_FEATURES]);
  const { HABIT_RINGTONES, ALERT_RINGTONES } = await domain('reminders/ringtones');
  say('Name of a ringtone', names([...HABIT_RINGTONES, ...ALERT_RINGTONES]));
}

async function collectWorld(say) {
  const { FIND_SETS } = await domain('world/find-sets');
  const { POSTCARDS } = await domain('world/postcards');
  for (const set of [...FIND_SETS, POSTCARDS]) {
    say('Name of a set of finds', [set.name]);
    say(`Something to find (${set.name})`, names(set.finds));
  }
  say('What a hero tells of a trip', Object.values((await domain('world/stories-near')).NEAR_STORIES));
  say('What a hero tells of a trip', Object.values((await domain('world/stories-far')).FAR_STORIES));
  const { giftsUpTo } = await domain('world/level-gifts');
  for (const { kind, name } of giftsUpTo(Number.POSITIVE_INFINITY)) say(GIFTS[kind], [name]);
  const { STICKER_NAMES } = await domain('praise/praise');
  say('Name of a sticker', Object.values(STICKER_NAMES));
  const { BONUSES } = await domain('points/transaction');
  say(
    'A bonus',
    BONUSES.map(({ description }) => description),
  );
}

const GIFTS = {
  furniture: 'Piece of furniture',
  backdrop: 'Place where a hero stands',
  pose: 'What a hero does (a pose)',
  frame: "Frame of a hero's portrait",
};

const names = (list) => list.map(({ name }) => name);
const descriptions = (list) => list.map(({ description }) => description).filter(Boolean);
/** @returns {string[]} all texts of a table, however deep */
const leaves = (table) => (typeof table === 'string' ? [table] : Object.values(table).flatMap(leaves));

/** The sentences of all schemas: of those that domain hands out, and with them of every call's input. */
async function schemaSentences() {
  const found = new Set();
  const seen = new Set();
  const { sayIssuesKindly } = await import(pathToFileURL(join(root, 'packages/api/src/say-issue.ts')).href);
  sayIssuesKindly();
  const walk = (value) => {
    if (value === null || typeof value !== 'object' || seen.has(value)) return;
    seen.add(value);
    if (value._zod) {
      const { error } = value._zod.def;
      const sentence = typeof error === 'function' ? error({}) : error;
      if (typeof sentence === 'string') found.add(sentence);
      walk(value._zod.def);
      return;
    }
    for (const inner of Array.isArray(value) || isPlain(value) ? Object.values(value) : []) walk(inner);
  };
  for (const file of modulesIn(domainFolder)) walk({ ...(await import(pathToFileURL(file).href)) });
  const { appRouter } = await import(pathToFileURL(join(root, 'packages/api/src/root.ts')).href);
  for (const procedure of Object.values(appRouter._def.procedures)) walk(procedure._def.inputs);
  return [...found].sort();
}

const isPlain = (value) => [Object.prototype, null].includes(Object.getPrototypeOf(value));

function modulesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('testing'))
    .sort();
}

/** Each text once, with all that was said of it. */
function merged(said) {
  const messages = new Map();
  for (const { id, comment } of said) {
    const comments = messages.get(id) ?? [];
    if (!comments.includes(comment)) comments.push(comment);
    messages.set(id, comments);
  }
  return [...messages].map(([id, comments]) => ({ id, comments }));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  process.stdout.write(JSON.stringify(await serverWords()));
}
