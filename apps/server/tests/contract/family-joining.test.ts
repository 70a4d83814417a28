import { DAY_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Family, openWorld, type World } from './contract-world';

const REGISTER = 'POST /api/auth/register';
const USER = 'GET /api/auth/user';

let world: World;
let family: Family;

beforeAll(async () => {
  world = await openWorld();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const begin = async (options = {}) => {
  family = await world.family(options);
};
const person = (fields: object = {}) => ({
  email: `someone-${Math.floor(performance.now() * 1000)}@hero.example`,
  password: 'long enough',
  firstName: 'Cleo',
  lastName: 'New',
  ...fields,
});

describe('signing up', () => {
  test('makes an owner of a family on a trial of 7 days, with a code without look-alikes', async () => {
    const answer = await world.browser().send(REGISTER, person({ timeZone: 'Pacific/Auckland' }));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      familyRole: 'owner',
      subscriptionStatus: 'trial',
      subscriptionPlan: null,
      hasPremiumAccess: true,
      trialDaysLeft: 7,
      trialEndsAt: new Date(world.clock.now.getTime() + 7 * DAY_MS).toISOString(),
      createdAt: world.clock.now.toISOString(),
      timeZone: 'Pacific/Auckland',
      dayStartHour: 0,
      phoneNumber: null,
    });
    expect(answer.body.familyCode).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(JSON.stringify(answer.body)).not.toContain('long enough');
  });

  test.each([undefined, 'Mars/Olympus', '+05:00', ''])('takes UTC for the time zone %s', async (timeZone) => {
    expect((await world.browser().send(REGISTER, person({ timeZone }))).body.timeZone).toBe('UTC');
  });

  test('a taken e-mail is 409 in any spelling of its case', async () => {
    await begin();
    const by = world.browser();
    const answer = await by.send(REGISTER, person({ email: ` ${family.email.toUpperCase()} ` }));
    expect([answer.status, answer.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect(by.cookies.size).toBe(0);
  });

  test('two at once with one e-mail: one gets it', async () => {
    const same = person();
    const answers = await Promise.all([1, 2, 3].map(() => world.browser().send(REGISTER, same)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

describe('joining a family by its code', () => {
  test('the newcomer waits: they see themselves and the code, and nothing of the family', async () => {
    await begin({ timeZone: 'Europe/Berlin' });
    const by = world.browser();
    const joined = await by.send(REGISTER, person({ familyCode: ` ${family.code.toLowerCase()}` }));
    expect(joined.status).toBe(201);
    const { body } = await by.send(USER);
    expect(body).toMatchObject({ familyRole: 'waiting', familyCode: family.code, hasPremiumAccess: false });
    expect(body).toMatchObject({ timeZone: 'UTC', trialEndsAt: null, subscriptionEndDate: null });
    const refused = await by.send('GET /api/children');
    expect([refused.status, refused.body.code]).toEqual([403, 'WAITING_FOR_ACCEPTANCE']);
  });

  test('a parent sees the request and accepts; the newcomer is a parent of it from then on', async () => {
    await begin();
    const { id, browser } = await world.addNewcomer(family);
    const waiting = (await family.parent.send('GET /api/family/join-requests')).body;
    expect(waiting).toMatchObject([{ id, firstName: 'Bea', createdAt: world.clock.now.toISOString() }]);
    const accepted = await family.parent.send(`POST /api/family/join-requests/${id}/accept`);
    expect([accepted.status, accepted.body.id]).toEqual([200, id]);
    expect((await browser.send(USER)).body).toMatchObject({ familyRole: 'parent', hasPremiumAccess: true });
    expect((await browser.send('GET /api/children')).body[0].id).toBe(family.hero.id);
    expect((await family.parent.send('GET /api/family/join-requests')).body).toEqual([]);
    // A member may let others in as well (rules: family: a parent of that family).
    const next = await world.addNewcomer(family);
    expect((await browser.send(`POST /api/family/join-requests/${next.id}/accept`)).status).toBe(200);
  });

  test('a declined newcomer has a family of their own and never saw the other one', async () => {
    await begin();
    const { id, browser } = await world.addNewcomer(family);
    expect((await family.parent.send(`POST /api/family/join-requests/${id}/decline`)).status).toBe(200);
    const { body } = await browser.send(USER);
    expect(body.familyRole).toBe('owner');
    expect(body.familyCode).not.toBe(family.code);
    expect((await browser.send('GET /api/children')).body).toEqual([]);
  });

  test('a member who was let in cannot be declined any more', async () => {
    await begin();
    const { id, browser } = await world.addNewcomer(family);
    await family.parent.send(`POST /api/family/join-requests/${id}/accept`);
    const late = await family.parent.send(`POST /api/family/join-requests/${id}/decline`);
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect((await browser.send(USER)).body.familyRole).toBe('parent');
  });

  test('accept and decline at the same moment: one of them holds', async () => {
    await begin();
    const { id, browser } = await world.addNewcomer(family);
    const both = ['accept', 'decline'].map((act) =>
      family.parent.send(`POST /api/family/join-requests/${id}/${act}`),
    );
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const { familyRole } = (await browser.send(USER)).body;
    expect(familyRole).toBe(statuses[0] === 200 ? 'parent' : 'owner');
  });
});

describe('the profile', () => {
  test("changes the parent's details and the family's clock, and nothing that was not sent", async () => {
    await begin();
    const before = (await family.parent.send(USER)).body;
    const fields = { lastName: 'Lovelace', phoneNumber: '+44 1', timeZone: 'Europe/London', dayStartHour: 4 };
    const answer = await family.parent.send('PATCH /api/profile', {
      ...fields,
      familyRole: 'parent',
      id: 'x',
    });
    expect(answer.body).toEqual({ ...before, ...fields });
    expect((await family.parent.send(USER)).body).toEqual(answer.body);
  });

  test('reminder settings change one by one; a ringtone must be a known one the family may use', async () => {
    await begin();
    const set = (reminderSettings: object) =>
      family.parent.send('PATCH /api/auth/user', { reminderSettings });
    const { reminderSettings } = (await set({ reminderTime: 15, defaultRingtone: 'magic' })).body;
    expect(reminderSettings).toMatchObject({ reminderTime: 15, defaultRingtone: 'magic', enabled: false });
    expect((await set({ defaultRingtone: 'no-such-sound' })).status).toBe(400);
    expect((await set({ defaultRingtone: 'fairy-dust' })).status).toBe(402);
  });
});
