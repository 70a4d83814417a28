import type { APIRequestContext, Page } from 'playwright-core';
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

/** A family by REST, signed in at the page's context: what a journey starts from, but is not about. */
export async function setUpFamily(parent: Page, names: string[]): Promise<SetUpFamily> {
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
    const username = name.toLowerCase();
    const answer = await request.patch(`/api/children/${child.id}`, { data: { username, pin: PIN } });
    expect(answer.status()).toBe(200);
    const mission = await send(request, `/api/children/${child.id}/habits`, { masterHabitId: master.id });
    heroes.push({ id: child.id, name, username, missionId: mission.id });
  }
  return { email, familyCode: user.familyCode, heroes };
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
