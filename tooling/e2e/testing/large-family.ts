import { type APIRequestContext, request } from 'playwright-core';
import { FAMILY_ZONE } from './family-zone';
import { addOthers, type Passport, type Passports, signIn } from './passports';
import type { World } from './screen';
import { send } from './set-up-family';

/** Sixty letters without a place to break, then forty each, narrow and wide; the last is as long as a name may be. */
export const HERO_NAMES = [
  'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis',
  'Maximiliana-Alexandrina_von.Hohenstaufen',
  'Bartholomäus Friedrich-Wilhelm von Mühle',
  'MMMMMMMMMMMMMMMMMMMMWWWWWWWWWWWWWWWWWWWW',
  'Anna-Katharina Konstantina Papadopouloua',
  'Wilhelmina Maximiliana Wolkenwanderer, whom everybody at home just calls by half',
];
const AVATARS = ['robot', 'princess', 'ninja', 'animal'];
const HABITS = 40;
/** Of each hero: 48 in all. */
const WAITING = 8;
const PIN = '1357';
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitän';

/** As long as it may be: one word that finds no place to break, then many. */
const longText = (letters: number) =>
  `${WORD} ${'and so on until the very end '.repeat(20)}`.slice(0, letters);
/** A name of eighty letters. */
const nameOf = (what: string) => `${what} ${longText(80)}`.slice(0, 80).trim();
/** An address of 254 letters, with a first part of 64. */
const emailOf = (name: string) =>
  `${name.toLowerCase().padEnd(64, 'x')}@${['a', 'b', 'c'].map((letter) => letter.repeat(58)).join('.')}.example.com`;

const personOf = (firstName: string): Record<string, string> => ({
  email: emailOf(firstName),
  password: 'long-enough',
  firstName: nameOf(`${firstName}-Alexandrina`),
  lastName: longText(80).trim(),
  timeZone: FAMILY_ZONE,
});

interface LargeFamily {
  world: World;
  passports: Passports;
}

/**
 * Six heroes with long names and forty habits each, 48 missions, six claims and points that wait, rewards that are owed,
 * a hero who calls and is locked out, and the longest words everywhere.
 */
export async function makeLargeFamily(url: string): Promise<LargeFamily> {
  const [parent, { familyCode }] = await signIn(url, (api) =>
    send(api, '/api/auth/register', personOf('Sam')),
  );
  const api = await request.newContext({ baseURL: url, storageState: parent });
  try {
    await Promise.all(Array.from({ length: HABITS }, (_, n) => makeHabit(api, n)));
    const heroIds: string[] = [];
    for (const [n, name] of HERO_NAMES.entries()) heroIds.push(await makeHero(api, { n, name }));
    await send(api, '/api/habits/auto-assign-all');
    const heroes = await Promise.all(heroIds.map((id, n) => makeDay(api, { url, familyCode, n, id })));
    await markDays(api, heroIds);
    const [first] = heroIds;
    await send(api, `/api/children/${first}/emergency/activate`, { message: longText(500) });
    const others = await addOthers({ url, parent, familyCode }, personOf);
    // The first one is locked out.
    const [, hero] = heroes;
    if (!hero) throw new Error('the family has no hero');
    return { world: others.world, passports: { ...others.passports, parent, hero } };
  } finally {
    await api.dispose();
  }
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** All kinds of days off on one day, of everybody and of each hero, with long notes; and two homes that change daily. */
async function markDays(api: APIRequestContext, heroIds: string[]): Promise<void> {
  const kinds = ['sick', 'vacation', 'away', 'holiday', 'school-free'];
  const whose = [...heroIds.map((childId) => ({ childId })), {}];
  for (const [n, who] of whose.entries()) {
    const kind = kinds[n % kinds.length];
    await send(api, '/api/day-marks', { ...who, kind, from: dayIn(1), until: dayIn(2), note: longText(500) });
  }
  const away = Array.from({ length: 28 }, (_, day) => day % 2 === 0);
  const plan = { anchor: '2026-01-05', weeks: 4, away };
  const answer = await api.put(`/api/children/${heroIds[0]}/care-pattern`, { data: plan });
  if (!answer.ok()) throw new Error(`no care pattern: ${await answer.text()}`);
}

async function makeHabit(api: APIRequestContext, n: number): Promise<void> {
  await send(api, '/api/habits/master', {
    name: nameOf(`${n + 1}.`),
    description: longText(500),
    xpReward: 1000,
    // The longest words that a schedule has; all of them are due today.
    schedule: { kind: 'interval', every: 60, from: 'completion', start: dayIn(-2) },
    timesPerDay: n === 0 ? 6 : 1,
    partOfDay: 'afternoon',
  });
}

async function makeHero(api: APIRequestContext, { n, name }: { n: number; name: string }): Promise<string> {
  const { id } = await send(api, '/api/children', { name, avatarType: AVATARS[n % AVATARS.length] });
  const login = await api.patch(`/api/children/${id}`, { data: { username: usernameOf(n), pin: PIN } });
  if (!login.ok()) throw new Error(`${name} gets no login: ${await login.text()}`);
  return id;
}

/** Forty letters. */
const usernameOf = (n: number) => `${n}-${WORD}`.slice(0, 40).toLowerCase();

interface Day {
  url: string;
  familyCode: string;
  n: number;
  id: string;
}

/** A mission was paid for, with which one reward is claimed and one is owed; eight missions wait, and points do. */
async function makeDay(parent: APIRequestContext, { url, familyCode, n, id }: Day): Promise<Passport> {
  const reward = (what: string) =>
    send(parent, `/api/children/${id}/rewards`, {
      name: nameOf(what),
      description: longText(500),
      cost: 100,
    });
  const [passport] = await signIn(url, async (child) => {
    await send(child, '/api/auth/child-login', { familyCode, username: usernameOf(n), pin: PIN });
    const missions: { id: string }[] = await (await child.get(`/api/children/${id}/habits`)).json();
    const [paid, ...others] = missions;
    await send(parent, `/api/habits/${paid?.id}/complete`);
    const owed = await send(child, `/api/rewards/${(await reward('Zoo')).id}/claim`);
    await send(parent, `/api/reward-claims/${owed.id}/approve`);
    await send(child, `/api/rewards/${(await reward('Circus')).id}/claim`);
    for (const mission of others.slice(0, WAITING)) await send(child, `/api/habits/${mission.id}/complete`);
    await send(child, `/api/children/${id}/call-parent`);
  });
  await send(parent, `/api/children/${id}/reward-transactions`, {
    type: 'streak_bonus',
    source: 'streak',
    description: longText(500),
    amount: 1000,
    requiresApproval: true,
  });
  return passport;
}
