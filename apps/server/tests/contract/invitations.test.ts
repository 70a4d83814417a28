import { HOUR_MS } from '@herohood/domain/time/durations';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from './contract-client';
import { type Family, openWorld, type World } from './contract-world';
import { addMember } from './family-samples';

const INVITATIONS = '/api/family/invitations';
const REGISTER = 'POST /api/auth/register';
const GONE = [410, 'INVITATION_GONE'];
const USED = [410, 'INVITATION_USED'];

let world: World;
let family: Family;
let people = 0;

beforeAll(async () => {
  world = await openWorld();
});
beforeEach(async () => {
  family = await world.family();
});
afterEach(() => world.checkLedgers());
afterAll(() => world.close());

const told = async (sent: Promise<{ status: number; body: { code?: string } }>) => {
  const { status, body } = await sent;
  return [status, body?.code];
};
const invite = async (role = 'parent', by: Browser = family.parent) =>
  (await by.send(`POST ${INVITATIONS}`, { role })).body;
const tokenOf = ({ url }: { url: string }) => new URL(url).hash.replace('#invitation=', '');
const person = (fields: object = {}) => ({
  email: `invited-${++people}@hero.example`,
  password: 'long enough',
  firstName: 'Ivo',
  lastName: 'Invited',
  ...fields,
});
const signUp = (invitation: string, fields: object = {}, by = world.browser()) =>
  by.send(REGISTER, person({ invitation, ...fields }));
const accept = (by: Browser, token: string) => by.send(`POST ${INVITATIONS}/accept`, { token });
const openOnes = async () => (await family.parent.send(`GET ${INVITATIONS}`)).body;
const withoutHeroes = async () => {
  const own = await world.family();
  await own.parent.send(`DELETE /api/children/${own.hero.id}`);
  return own;
};

describe('an invitation', () => {
  test('is a link for 72 hours, told once; the list has open ones without it', async () => {
    const made = await invite('helper');
    expect(new URL(made.url).pathname + new URL(made.url).search).toBe('/parent/auth?mode=register');
    expect(tokenOf(made)).toMatch(/^[0-9a-f]{64}$/);
    expect(made).toMatchObject({ role: 'helper', createdAt: world.clock.now.toISOString() });
    expect(made.expiresAt).toBe(new Date(world.clock.now.getTime() + 72 * HOUR_MS).toISOString());
    expect(await openOnes()).toEqual([{ ...made, url: null }]);
    const [kept] = await world.sql`select * from invitations where id = ${made.id}`;
    expect(JSON.stringify(kept)).not.toContain(tokenOf(made));
  });

  test.each(['parent', 'helper'])('lets a %s in at once, and is used up then', async (role) => {
    const made = await invite(role);
    const by = world.browser();
    const joined = await signUp(tokenOf(made), {}, by);
    expect([joined.status, joined.body.familyRole]).toEqual([201, role]);
    expect((await by.send('GET /api/children')).body).toMatchObject([{ id: family.hero.id }]);
    expect(await openOnes()).toEqual([]);
    expect(await told(signUp(tokenOf(made)))).toEqual(USED);
    const acts = (await family.parent.send('GET /api/family/audit')).body;
    expect(acts[0]).toMatchObject({ act: 'family.joined', summary: 'Ivo joined with an invitation' });
  });

  test('is not used up by a sign-up that fails', async () => {
    const token = tokenOf(await invite());
    expect(await told(signUp(token, { email: family.email }))).toEqual([409, 'EMAIL_TAKEN']);
    expect(await told(signUp(token, { password: '12345' }))).toEqual([400, 'BAD_REQUEST']);
    expect((await signUp(token)).status).toBe(201);
  });

  test('wins over a family code, and survives a new one', async () => {
    const other = await world.family();
    const token = tokenOf(await invite());
    await family.parent.send('POST /api/family/code');
    const joined = await signUp(token, { familyCode: other.code });
    expect(joined.body.familyRole).toBe('parent');
    expect((await family.parent.send('GET /api/family/members')).body).toHaveLength(2);
    const unknown = await signUp(tokenOf(await invite()), { familyCode: 'ZZZZZZ' });
    expect(unknown.status).toBe(201);
  });

  test('lets people in where nobody founds a family', async () => {
    world.server.ports.signUp = 'closed';
    try {
      expect(await told(world.browser().send(REGISTER, person()))).toEqual([403, 'SIGN_UP_CLOSED']);
      expect((await signUp(tokenOf(await invite()))).status).toBe(201);
    } finally {
      world.server.ports.signUp = 'open';
    }
  });

  test('that is expired, withdrawn or unknown is gone; an empty one is bad input', async () => {
    const [late, withdrawn] = [await invite(), await invite()];
    expect((await family.parent.send(`DELETE ${INVITATIONS}/${withdrawn.id}`)).status).toBe(204);
    expect(await told(family.parent.send(`DELETE ${INVITATIONS}/${withdrawn.id}`))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await told(signUp(tokenOf(withdrawn)))).toEqual(GONE);
    expect(await told(signUp('made-up'))).toEqual(GONE);
    expect(await told(signUp(''))).toEqual([400, 'BAD_REQUEST']);
    const before = world.clock.now.toISOString();
    world.clock.advance(72 * HOUR_MS);
    expect(await told(signUp(tokenOf(late)))).toEqual(GONE);
    expect(await openOnes()).toEqual([]);
    world.clock.set(before);
  });

  test('of another family cannot be withdrawn, nor one that was used; ten at most are open', async () => {
    const strangers = await world.family();
    const made = await invite();
    expect(await told(strangers.parent.send(`DELETE ${INVITATIONS}/${made.id}`))).toEqual([404, 'NOT_FOUND']);
    await signUp(tokenOf(made));
    expect(await told(family.parent.send(`DELETE ${INVITATIONS}/${made.id}`))).toEqual([404, 'NOT_FOUND']);
    const many = await Promise.all(
      Array.from({ length: 12 }, () => told(family.parent.send(`POST ${INVITATIONS}`, { role: 'parent' }))),
    );
    expect(many.filter(([status]) => status === 201)).toHaveLength(10);
    expect(many.filter(([status]) => status === 409)).toHaveLength(2);
  });

  test('ends when its maker is removed, leaves, or is made a helper', async () => {
    const change = {
      removed: (id: string) => family.parent.send(`DELETE /api/family/members/${id}`),
      left: (id: string, own: Browser) => own.send(`DELETE /api/family/members/${id}`),
      demoted: (id: string) => family.parent.send(`PATCH /api/family/members/${id}`, { role: 'helper' }),
    };
    for (const act of Object.values(change)) {
      const { id, browser } = await addMember(world, family);
      const made = await invite('parent', browser);
      expect((await act(id, browser)).status).toBeLessThan(300);
      expect(await told(signUp(tokenOf(made)))).toEqual(GONE);
    }
  });
});

describe('accepting with an account', () => {
  test('moves an owner of an empty family, whose own is gone then; the session goes on', async () => {
    const own = await withoutHeroes();
    const token = tokenOf(await invite('helper'));
    const answer = await accept(own.parent, token);
    expect([answer.status, answer.body.familyRole]).toEqual([200, 'helper']);
    expect((await own.parent.send('GET /api/children')).body).toMatchObject([{ id: family.hero.id }]);
    expect(await world.sql`select 1 from families where id = ${own.id}`).toHaveLength(0);
    expect(await told(accept(own.parent, token))).toEqual(USED);
  });

  test('is refused to whoever has a family with heroes, others or payments, and uses nothing up', async () => {
    const withHero = await world.family();
    const withOther = await withoutHeroes();
    await world.addNewcomer(withOther);
    const paying = await withoutHeroes();
    await paying.parent.send('POST /api/subscription/create', { planId: 'monthly' });
    const token = tokenOf(await invite());
    for (const { parent } of [withHero, withOther, paying, family]) {
      expect(await told(accept(parent, token))).toEqual([409, 'HAS_FAMILY']);
    }
    expect((await signUp(token)).status).toBe(201);
  });

  test('lets in who waits, also for that very family', async () => {
    const other = await world.family();
    for (const waitingFor of [other, family]) {
      const { id, browser } = await world.addNewcomer(waitingFor);
      const answer = await accept(browser, tokenOf(await invite()));
      expect([answer.status, answer.body.familyRole]).toEqual([200, 'parent']);
      const requests = (await waitingFor.parent.send('GET /api/family/join-requests')).body;
      expect(requests.map((request: { id: string }) => request.id)).not.toContain(id);
    }
    expect((await family.parent.send('GET /api/family/members')).body).toHaveLength(3);
  });

  test('moves a second parent out of a family without heroes, which is told', async () => {
    const old = await withoutHeroes();
    const { browser } = await addMember(world, old);
    const invitedBy = await invite('parent', browser);
    expect((await accept(browser, tokenOf(await invite()))).status).toBe(200);
    expect((await old.parent.send('GET /api/family/members')).body).toHaveLength(1);
    const [newest] = (await old.parent.send('GET /api/family/audit')).body;
    expect(newest).toMatchObject({ act: 'family.member_left' });
    expect(await told(signUp(tokenOf(invitedBy)))).toEqual(GONE);
  });
});
