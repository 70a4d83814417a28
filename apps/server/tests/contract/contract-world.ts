import { appRouter } from '@herohood/api/root';
import { expectSoundLedgers } from '@herohood/db/testing/check-ledgers';
import { expect } from 'vitest';
import { openApiDocument } from '../../src/http/openapi';
import { servedRows } from '../../src/http/rest-rows';
import { openTestServer, type TestServer } from '../testing/test-server';
import { type AnswerCheck, answerChecker } from './answer-check';
import { type Browser, openBrowser } from './contract-client';

/** A Tuesday afternoon that has passed, so that events, stamped by the database, never lie before a test's now. */
export const START = '2026-03-10T15:00:00.000Z';

export interface Hero {
  id: string;
  username: string;
  pin: string;
  browser: Browser;
}

export interface Family {
  id: string;
  code: string;
  email: string;
  password: string;
  parent: Browser;
  /** The first hero. */
  hero: Hero;
}

/** The real server on a database of its own, with a clock that stands still until a test moves it. */
export interface World {
  server: TestServer;
  clock: { now: Date; set(iso: string): void; advance(ms: number): void };
  sql: TestServer['database']['sql'];
  browser(address?: string): Browser;
  /** Signs a parent up and one hero with them, both signed in. */
  family(options?: { timeZone?: string }): Promise<Family>;
  /** One more hero of the family, signed in. */
  addHero(family: Family, name?: string): Promise<Hero>;
  /** A habit given to the hero; the assignment's id. */
  addMission(family: Family, hero?: Hero, fields?: object): Promise<string>;
  /** A newcomer who asked to join and waits. */
  addNewcomer(family: Family): Promise<{ id: string; browser: Browser }>;
  checkLedgers(): Promise<void>;
  close(): Promise<void>;
}

/** Costs as much as a family, and is the same for all files of a worker. */
let check: AnswerCheck | undefined;

export async function openWorld(options: Parameters<typeof openTestServer>[1] = {}): Promise<World> {
  const server = await openTestServer(appRouter, options);
  const clock = {
    now: new Date(START),
    set: (iso: string) => {
      clock.now = new Date(iso);
    },
    advance: (ms: number) => {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  // Every request reads its ports anew.
  server.ports.now = () => clock.now;
  const { sql } = server.database;
  check ??= answerChecker(openApiDocument(servedRows(appRouter)));
  const checked = check;
  const browser = (address?: string) => openBrowser(server.app, checked, address);
  let people = 0;

  async function signUp(fields: object): Promise<{ browser: Browser; user: Record<string, string> }> {
    people += 1;
    const opened = browser();
    const answer = await opened.send('POST /api/auth/register', {
      email: `parent-${people}@hero.example`,
      password: PASSWORD,
      firstName: 'Ada',
      lastName: 'Hero',
      ...fields,
    });
    expect(answer.status).toBe(201);
    return { browser: opened, user: answer.body };
  }

  async function addHero(family: Omit<Family, 'hero'>, name = 'Max'): Promise<Hero> {
    const { id } = (await family.parent.send('POST /api/children', { name, avatarType: 'robot' })).body;
    const { username, pin } = (await family.parent.send(`POST /api/children/${id}/generate-login`)).body;
    const hero = { id, username, pin, browser: browser() };
    const login = { familyCode: family.code, username, pin };
    expect((await hero.browser.send('POST /api/auth/child-login', login)).status).toBe(200);
    return hero;
  }

  return {
    server,
    clock,
    sql,
    browser,
    addHero,
    family: async (fields = {}) => {
      const { browser: parent, user } = await signUp(fields);
      const { id: userId = '', email = '', familyCode: code = '' } = user;
      const [row] = await sql`select family_id from parents where id = ${userId}`;
      const family = { id: row?.family_id, code, email, password: PASSWORD, parent };
      return { ...family, hero: await addHero(family) };
    },
    addMission: async ({ parent, hero: first }, hero = first, fields = {}) => {
      const master = await parent.send('POST /api/habits/master', { name: 'Read', ...fields });
      const given = { masterHabitId: master.body.id };
      return (await parent.send(`POST /api/children/${hero.id}/habits`, given)).body.id;
    },
    addNewcomer: async ({ code }) => {
      const { browser: opened, user } = await signUp({ familyCode: code, firstName: 'Bea' });
      return { id: user.id ?? '', browser: opened };
    },
    checkLedgers: () => expectSoundLedgers(sql),
    close: () => server.close(),
  };
}

const PASSWORD = 'a good password';

/** The hero does the mission now; the completion's id. */
export async function complete(hero: Hero, missionId: string): Promise<string> {
  const answer = await hero.browser.send(`POST /api/habits/${missionId}/complete`);
  expect(answer.status).toBe(201);
  return answer.body.id;
}
