import { PIXEL } from '../testing/pixel';
import type { Browser } from './contract-client';
import { complete, type Family, type Hero, type World } from './contract-world';
import { fillDays, scheduleOf } from './matrix-days';
import { fillPhotos } from './matrix-photos';
import { fillProposals } from './matrix-proposals';
import { expectOk, record } from './matrix-sending';
import { payPlan } from './payment-samples';

/** A family with something of everything, and its two heroes with the same in each state that it can be in. */
export interface FullFamily extends Family {
  mark: string;
  sibling: Hero;
  /** A second parent, let in. */
  member: { id: string; browser: Browser };
  /** Let in as a helper. */
  helper: { id: string; browser: Browser };
  /** A parent who waits to be let in. */
  waiting: { id: string; browser: Browser };
}

/** Makes a family in which every text begins with its mark. */
export async function fillFamily(world: World, mark: string): Promise<FullFamily> {
  const family = await world.family();
  const { parent, hero } = family;
  const names = { firstName: `${mark} Ada`, lastName: `${mark} Owner` };
  // The marks differ in length, so the numbers do.
  const profile = { ...names, phoneNumber: `+49 30 901820 ${mark.length}` };
  await expectOk(parent.send('PATCH /api/profile', profile));
  const sibling = await world.addHero(family, `${mark} Mia`);
  const member = await addParent(world, family, `${mark} Member`);
  await expectOk(parent.send(`POST /api/family/join-requests/${member.id}/accept`));
  const helper = await addParent(world, family, `${mark} Helper`);
  await expectOk(parent.send(`POST /api/family/join-requests/${helper.id}/accept`, { role: 'helper' }));
  await addParent(world, family, `${mark} Knocker`);
  const waiting = await addParent(world, family, `${mark} Waiter`);
  await fillHero(world, { ...family, hero }, `${mark} Max`);
  await fillHero(world, { ...family, hero: sibling }, `${mark} Mia`);
  await fillWorld(world, { ...family, mark }, [hero, sibling]);
  await fillDays(world, { ...family, mark }, [hero, sibling]);
  await fillProposals(world, { ...family, mark }, [hero, sibling]);
  await fillPhotos(world, { ...family, mark }, [hero, sibling]);
  const device = { deviceId: `${mark}-parents-phone`, deviceName: `${mark} phone`, deviceType: 'web' };
  await expectOk(parent.send('POST /api/sync/register-device', device));
  await expectOk(parent.send('POST /api/push/subscribe', subscription(`${mark}-parent`)));
  await expectOk(helper.browser.send('POST /api/push/subscribe', subscription(`${mark}-helper`)));
  await expectOk(parent.send('POST /api/family/invitations', { role: 'parent' }));
  const tool = toolOf(mark);
  const template = {
    tool,
    schedule: scheduleOf(mark),
    name: `${mark} template`,
    description: `${mark} notes`,
    icon: `${mark} icon 2`,
  };
  await expectOk(parent.send('POST /api/habit-templates', { ...template, color: `${mark} colour 2` }));
  await addRecording(family, mark);
  const { paymentIntentId } = await payPlan(world, family);
  await expectOk(parent.send('POST /api/subscription/complete', { paymentIntentId }));
  await world.sql`update parents set profile_image_url = ${`/api/media/${mark}`} where family_id = ${family.id}`;
  await world.sql`update parents set ${world.sql({
    ...{ pending_email: `${mark} @hero.example`, pending_email_token_hash: `${mark} link` },
    pending_email_expires_at: '2026-03-11T15:00:00Z',
  })} where id = ${waiting.id}`;
  await world.sql`insert into password_resets ${world.sql({
    ...{ token_hash: `${mark} reset`, family_id: family.id, parent_id: waiting.id },
    expires_at: '2026-03-10T16:00:00Z',
  })}`;
  await world.sql`update parent_sessions s set device_name = p.first_name || ' laptop' from parents p
    where p.id = s.parent_id and p.family_id = ${family.id}`;
  const delays = { [hero.id]: DELAY, [sibling.id]: DELAY };
  const settings = { enabled: false, applyToAllChildren: false, childSpecificSettings: delays };
  await expectOk(parent.send('PUT /api/auto-approval-settings', settings));
  return { ...family, mark, sibling, member, helper, waiting };
}

/** Steps that this family alone has. */
const toolOf = (mark: string) => ({
  kind: 'steps',
  steps: [{ name: `${mark} begins`, picture: 'star' }, { name: `${mark} ends` }],
});

const DELAY = { enabled: false, timeValue: 3, timeUnit: 'weeks' };

async function addParent(world: World, family: Family, firstName: string) {
  const newcomer = await world.addNewcomer(family);
  await expectOk(newcomer.browser.send('PATCH /api/profile', { firstName, lastName: `${firstName}-Last` }));
  return newcomer;
}

/** Missions, claims and points in every state, a game that runs, a picture, a device and what goes with it. */
async function fillHero(world: World, family: Family, mark: string): Promise<void> {
  const { parent, hero } = family;
  const own = `/api/children/${hero.id}`;
  const looks = { name: mark, username: mark.replace(' ', '-'), avatarUrl: PIXEL };
  await expectOk(parent.send(`PATCH ${own}`, looks));
  hero.username = looks.username;
  const words = (what: string) => ({
    name: `${mark} ${what}`,
    description: `${mark} ${what}, in other words`,
    icon: `${mark} icon`,
  });
  const schedule = scheduleOf(mark);
  const look = { color: `${mark} colour`, xpReward: 1000, tool: toolOf(mark), schedule };
  const mission = (what: string) => world.addMission(family, hero, { ...words(what), ...look });
  const [undone, pending, approved, rejected, helped] = [
    await mission('sweeps'),
    await mission('swims'),
    await mission('sings'),
    await mission('sews'),
    await mission('saws'),
  ];
  await expectOk(parent.send(`PATCH /api/habits/${undone}`, { schedule, partOfDay: 'morning' }));
  await expectOk(hero.browser.send(`POST /api/habits/${pending}/complete`, { tapId: crypto.randomUUID() }));
  const done = `/api/habit-completions/${await complete(hero, approved ?? '')}`;
  const praise = { sticker: 'sticker-03', message: `${mark} sang well`, voice: await record(parent) };
  await expectOk(parent.send(`POST ${done}/approve`, { praise }));
  const badly = `/api/habit-completions/${await complete(hero, rejected ?? '')}`;
  await expectOk(parent.send(`POST ${badly}/reject`, { message: `${mark} sewed badly` }));
  await expectOk(parent.send(`POST /api/habits/${helped}/complete`));
  // The day between was missed.
  await expectOk(parent.send(`POST /api/habits/${helped}/complete`, { date: '2026-03-08' }));
  await world.sql`insert into reminders ${world.sql({
    ...{ family_id: family.id, child_id: hero.id, child_habit_id: undone ?? '', day: '2026-03-10' },
    ...{ due_at: '2026-03-10T14:50:00Z', ends_at: '2026-03-10T15:50:00Z', sent_at: '2026-03-10T14:50:00Z' },
  })}`;

  for (const what of ['ice', 'cake', 'zoo', 'moon', 'park']) {
    const reward = { ...words(what), value: `${mark} gets ${what}`, cost: 50 };
    const { id } = (await expectOk(parent.send(`POST ${own}/rewards`, reward))).body;
    if (what === 'ice') continue;
    if (what === 'zoo') {
      const saving = (await expectOk(hero.browser.send(`POST ${own}/goals`, { rewardId: id }))).body;
      await expectOk(hero.browser.send(`POST /api/goals/${saving.id}/deposit`, { amount: 10 }));
    }
    const claim = (await expectOk(hero.browser.send(`POST /api/rewards/${id}/claim`))).body;
    const decide = `POST /api/reward-claims/${claim.id}`;
    if (what === 'zoo' || what === 'park') await expectOk(parent.send(`${decide}/approve`));
    if (what === 'park') await expectOk(parent.send(`PUT /api/reward-claims/${claim.id}/given`));
    if (what === 'moon') await expectOk(parent.send(`${decide}/reject`, { message: `${mark}, too far` }));
  }
  const wish = { name: `${mark} bicycle`, target: 900, autoSave: 10 };
  const goal = (await expectOk(hero.browser.send(`POST ${own}/goals`, wish))).body;
  await expectOk(hero.browser.send(`POST /api/goals/${goal.id}/deposit`, { amount: 40 }));
  for (const requiresApproval of [false, true]) {
    const points = { type: `${mark} bonus`, amount: 1000, source: `${mark} source`, requiresApproval };
    const description = `${mark} was ${requiresApproval ? 'kind' : 'brave'}`;
    const message = `${mark} knows why`;
    await expectOk(parent.send(`POST ${own}/reward-transactions`, { ...points, description, message }));
    const answered = (
      await expectOk(parent.send(`POST ${own}/reward-transactions`, { ...points, description }))
    ).body;
    const answer = requiresApproval ? 'reject' : 'undo';
    await expectOk(parent.send(`POST /api/reward-transactions/${answered.id}/${answer}`, { message }));
  }
  // One call was answered, the other waits; both were made so long ago that the hero may call again.
  const call = (await expectOk(hero.browser.send(`POST ${own}/call-parent`))).body;
  if (mark.endsWith('Max')) await expectOk(parent.send(`POST /api/inbox/calls/${call.id}/seen`));
  await world.sql`update parent_calls set called_at = '2026-03-10T14:00:00Z' where child_id = ${hero.id}`;
  const events = await world.sql`select id::text from sync_events where child_id = ${hero.id} limit 2`;
  const seen = { deviceId: `${mark}-tablet`, eventIds: events.map(({ id }) => id) };
  await expectOk(hero.browser.send('POST /api/sync/mark-completed', seen));
  await expectOk(hero.browser.send('POST /api/push/subscribe', subscription(mark.replace(' ', '-'))));
  const play = { family_id: family.id, child_id: hero.id, game_id: 'math-hero', day: '2026-03-10' };
  await world.sql`insert into game_plays ${world.sql({ ...play, started_at: '2026-03-10T14:55:00Z' })}`;
  const begun = { ...play, difficulty: 4, plays: 0, full_scores: 0, records: 0 };
  await world.sql`insert into hero_games ${world.sql(begun, 'family_id', 'child_id', 'game_id', 'difficulty', 'plays', 'full_scores', 'records')}`;
  await expectOk(parent.send(`POST ${own}/login-link`));
  await world.sql`update child_sessions set device_name = ${`${mark} tablet`} where child_id = ${hero.id}`;
  await world.sql`update parental_controls set emergency_message = ${`${mark}, call us`}
    where child_id = ${hero.id}`;
}

/** Trips, rooms, moments, and cheers from each hero to the other. */
async function fillWorld(
  { sql }: World,
  { id, mark }: Family & { mark: string },
  heroes: Hero[],
): Promise<void> {
  for (const [at, hero] of heroes.entries()) {
    const own = { family_id: id, child_id: hero.id };
    const told = { opened_on: '2026-03-09', opened_at: '2026-03-09T15:00:00Z' };
    await sql`insert into trips ${sql({ ...own, day: '2026-03-08', story_id: 'castle-1', ...told })}`;
    const pieces = JSON.stringify([{ itemId: `${mark} thing ${at}`, x: at, y: 0, layer: 0 }]);
    await sql`insert into rooms ${sql({ ...own, pieces, updated_at: '2026-03-09T15:00:00Z' })}`;
    const other = heroes[1 - at]?.id ?? '';
    const cheer = { to_child_id: other, cheer: 'wave', day: '2026-03-09', no_of_day: 1 };
    await sql`insert into cheers ${sql({ ...own, ...cheer })}`;
    await sql`insert into hero_moments ${sql({ ...own, kind: 'badge', key: `${mark} badge` })}`;
    // Nothing that a level gives: nobody is to see it.
    const style = { backdrop: `${mark} backdrop`, frame: `${mark} frame`, pose: `${mark} pose` };
    await sql`update children set cheers_sent = cheers_sent + 1, ${sql(style)} where id = ${hero.id}`;
  }
}

async function addRecording({ parent }: Family, mark: string): Promise<void> {
  // Another one that nothing is sent to.
  await expectOk(parent.send('POST /api/objects/upload'));
  const voice = { voiceRecording: await record(parent), voiceRecordingName: `${mark} voice` };
  await expectOk(parent.send('POST /api/habits/master', { name: `${mark} speaks`, ...voice }));
}

const subscription = (name: string) => ({
  endpoint: `https://push.example.com/send/${name}`,
  keys: { p256dh: `B${name}`.padEnd(87, 'A'), auth: name.slice(-22).padEnd(22, 'a') },
});
