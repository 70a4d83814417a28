import { type APIRequestContext, type Page, request as requests } from 'playwright-core';
import { expect } from 'vitest';
import { FAMILY_ZONE } from './family-zone';

export interface SetUpHero {
  id: string;
  name: string;
  username: string;
  /** The assignment of the family's one habit. */
  missionId: string;
}

export interface SetUpFamily {
  /** The parent's. */
  email: string;
  familyCode: string;
  heroes: SetUpHero[];
}

const PIN = '1357';
const XP_PER_MISSION = 500;
let families = 0;

/**
 * A family by REST, signed in at the page's context: what a journey starts from, but is not about.
 *
 * @param options `areNew`: the heroes have yet to see their first minute
 */
export async function setUpFamily(
  parent: Page,
  names: string[],
  { areNew = false } = {},
): Promise<SetUpFamily> {
  families += 1;
  const email = `setup${families}@example.com`;
  const { request } = parent.context();
  const user = await send(request, '/api/auth/register', {
    email,
    password: 'long-enough',
    firstName: 'Pat',
    lastName: 'Rivers',
    timeZone: FAMILY_ZONE,
  });
  const master = await send(request, '/api/habits/master', {
    name: 'Feed the cat',
    icon: 'energy',
    color: 'coral',
    frequency: 'daily',
    xpReward: XP_PER_MISSION,
  });
  const heroes: SetUpHero[] = [];
  for (const name of names) {
    const child = await send(request, '/api/children', { name, avatarType: 'ninja' });
    const username = name.toLowerCase().replaceAll(' ', '').slice(0, 20);
    const answer = await request.patch(`/api/children/${child.id}`, { data: { username, pin: PIN } });
    expect(answer.status()).toBe(200);
    const mission = await send(request, `/api/children/${child.id}/habits`, { masterHabitId: master.id });
    heroes.push({ id: child.id, name, username, missionId: mission.id });
  }
  const { familyCode } = user;
  if (!areNew)
    await Promise.all(heroes.map((hero) => welcomeHero(request, { ...hero, familyCode, pin: PIN })));
  return { email, familyCode, heroes };
}

/**
 * A hero whose first minute was on a device of the past: they know their way, own the hat that they got and wear nothing.
 *
 * @param server calls of anybody to the server
 */
export async function welcomeHero(
  server: APIRequestContext,
  { id, familyCode, username, pin }: { id: string; familyCode: string; username: string; pin: string },
): Promise<void> {
  const baseURL = new URL((await server.get('/healthz')).url()).origin;
  const device = await requests.newContext({ baseURL });
  try {
    await send(device, '/api/auth/child-login', { familyCode, username, pin });
    await send(device, `/api/children/${id}/welcome`);
    const bare = await device.patch(`/api/children/${id}`, { data: { equippedGear: [] } });
    expect(bare.status()).toBe(200);
    await device.get('/api/logout?role=child', { maxRedirects: 0 });
  } finally {
    await device.dispose();
  }
}

/** Signs the hero in at the page's context. */
export async function enterAsHero(page: Page, familyCode: string, hero: SetUpHero): Promise<void> {
  const { username } = hero;
  await send(page.context().request, '/api/auth/child-login', { familyCode, username, pin: PIN });
}

/** Posts JSON and returns what comes back. @throws when it is refused */
export async function send(
  request: APIRequestContext,
  path: string,
  data: object = {},
): Promise<Record<string, string> & { id: string; familyCode: string }> {
  const answer = await request.post(path, { data });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}
