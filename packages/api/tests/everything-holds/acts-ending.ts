import { updateFamily } from '@herohood/db/family/queries';
import { DAY_MS } from '@herohood/domain/time/durations';
import { expect } from 'vitest';
import { presentError } from '../../src/errors';
import { settleFamily } from '../../src/subscription/settle-family';
import { customerOf } from '../testing/fake-provider';
import { codeOf } from '../testing/refused';
import { openBrowser } from '../testing/test-family';
import { perform } from './acts';
import { digests } from './acts-digests';
import { presentCode } from './acts-members';
import type { Play } from './acts-play';
import { expectTruth } from './acts-rules';
import type { ActorName, Person, World } from './acts-world';

/** An address from which nobody has guessed. */
const ADDRESS = '198.51.100.1';

/** What must be true at the end of every story; then, in some, the owner erases everything. */
export async function expectGoodEnd(world: World, erasedDuring: Play[] | null): Promise<void> {
  const { ports, familyId, people } = world;
  ports.payments.isDown = false;
  await expectFollowed(world);
  await settleFamily({ ...ports, actor: { kind: 'system', id: null, name: 'Payments', familyId } });
  // What was superfluous ends with the first look, and is gone with the second.
  await expectTruth(world, 'the end');
  // Locks of those who guessed too often are over by then.
  ports.clock.now = new Date(ports.clock.now.getTime() + 2 * DAY_MS);
  await expectPassword(world, people.pat);
  await expectPassword(world, people.sam);
  await expectPassword(world, people.gran);
  await expectPins(world);
  if (erasedDuring) await expectErased(world, erasedDuring);
}

/** A device that asked now and then has heard of every event, also of those written while it asked. */
async function expectFollowed(world: World): Promise<void> {
  const { sql, familyId, follower, ports } = world;
  const { cursor } = follower;
  if (cursor === undefined) return;
  await updateFamily(ports.db, familyId, grantUntil(ports.now()));
  await signIn(world, 'pat');
  await perform(world, { act: 'sync.familyData', by: 'pat', a: 0, b: 0, n: 0 });
  const missed = await sql`
    select id, entity, created_at from sync_events where family_id = ${familyId}
      and created_at > ${follower.seesAllUntil}::timestamptz and created_at <= ${follower.cursor ?? ''}::timestamptz
      and not id::text = any(${[...follower.seen]})`;
  expect([...missed], 'events that a following device never heard of').toEqual([]);
}

const grantUntil = (now: Date) => ({
  subscriptionStatus: 'active',
  subscriptionEndDate: new Date(now.getTime() + 30 * DAY_MS),
});

/** The browser as the person it belongs to, whatever happened to its session and however often somebody guessed. */
async function signIn(world: World, actor: ActorName): Promise<void> {
  const { sql, browsers } = world;
  await sql`delete from login_throttles`;
  const { password } = world.personOf(actor);
  await browsers[actor]
    .call()
    .account.login({ email: await emailOf(world, world.personOf(actor)), password });
}

async function emailOf({ sql }: World, { id }: Person): Promise<string> {
  const [row] = await sql`select email from parents where id = ${id}`;
  return row?.email;
}

/** The last password opens the account, and none of those before it. */
async function expectPassword(world: World, person: Person): Promise<void> {
  const email = await emailOf(world, person);
  const login = (password: string) =>
    openBrowser(world.ports, ADDRESS).call().account.login({ email, password });
  for (const password of person.formerly.slice(-2)) {
    expect(await codeOf(login(password)), 'a former password').toBe('BAD_CREDENTIALS');
  }
  await login(person.password);
}

/** A hero signs in with the PIN that the parents read. */
async function expectPins(world: World): Promise<void> {
  const { ports, familyId } = world;
  const familyCode = await presentCode(world);
  await updateFamily(ports.db, familyId, grantUntil(ports.now()));
  await signIn(world, 'pat');
  for (const { username, pin, id } of await world.as('pat').children.list()) {
    if (!username || !pin) continue;
    await world.as('pat').controls.deactivateEmergency({ id });
    await world.as('pat').controls.update({ id, enableHabits: true });
    const child = await openBrowser(ports, ADDRESS).call().account.childLogin({ familyCode, username, pin });
    expect(child.id).toBe(id);
  }
}

/** The owner erases the family while others still act: nothing of it is left, and nobody pays for it any more. */
async function expectErased(world: World, plays: Play[]): Promise<void> {
  const { ports, sql, familyId, people, browsers } = world;
  const [owner] = await sql`select id from parents where family_id = ${familyId} and role = 'owner'`;
  const eraser = owner?.id === people.sam.id ? 'sam' : 'patPhone';
  await signIn(world, eraser);
  const keys = (await sql`select id from media_objects where family_id = ${familyId}`).map(({ id }) => id);
  const others = plays.filter(({ by }) => by !== eraser && by !== 'provider');
  await Promise.all([
    browsers[eraser].call().account.eraseFamily({ password: world.personOf(eraser).password }),
    ...others.map((play) =>
      perform(world, play).catch((fault: unknown) => {
        // Refused at most: whose family is gone is nobody's any more.
        if (presentError(fault).code === 'INTERNAL') throw new Error(`${play.act} failed`, { cause: fault });
      }),
    ),
  ]);
  expect([...(await digests(world)).values()], 'rows of an erased family').toEqual([]);
  expect(
    keys.filter((id) => ports.stored.has(id)),
    'media of an erased family',
  ).toEqual([]);
  const orders = ports.payments.orders.filter(({ customerId }) => customerId === customerOf(familyId));
  const running = orders.filter(({ status }) => status === 'paid' || status === 'unpaid');
  expect(running, 'an erased family is still charged').toEqual([]);
  for (const actor of ['pat', 'sam', 'patPhone', 'gran'] as const) {
    expect(await codeOf(world.as(actor).account.me()), `${actor} of an erased family`).toBe('UNAUTHORIZED');
  }
  for (const actor of ['robin', 'kim'] as const) {
    expect(await codeOf(world.as(actor).account.childMe()), `${actor} of an erased family`).toBe(
      'UNAUTHORIZED',
    );
  }
}
