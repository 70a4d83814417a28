import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { createReminderFamily, turnAt } from '../../tests/testing/reminder-family';

const suite = new FamilySuite({ open: createReminderFamily, startAt: '2026-06-02T06:00:00.000Z' });

const at = (time: string) => turnAt(suite.ports, `2026-06-02T${time}:00.000Z`);
const clockTo = (time: string) => {
  suite.ports.clock.now = new Date(`2026-06-02T${time}:00.000Z`);
};
const pay = () => suite.database.sql`update families set subscription_status = 'active',
  subscription_end_date = '2027-01-01' where id = ${suite.family.familyId}`;
const lapse = () =>
  suite.database.sql`update families set subscription_status = 'expired' where id = ${suite.family.familyId}`;

test('the hero sees a sent reminder until its duration is over', async () => {
  const habitId = await suite.family.addReminder('08:00', { reminderDuration: 15, icon: 'book' });
  clockTo('08:00');
  expect(await suite.family.showing()).toEqual([]); // nothing was sent yet
  await at('08:00');
  expect(await suite.family.showing()).toEqual([
    {
      habitId,
      name: 'At 08:00',
      icon: 'book',
      day: '2026-06-02',
      at: '2026-06-02T08:00:00.000Z',
      until: '2026-06-02T08:15:00.000Z',
      ringtone: 'gentle-chime',
    },
  ]);
  clockTo('08:14');
  expect(await suite.family.showing()).toHaveLength(1);
  clockTo('08:15');
  expect(await suite.family.showing()).toEqual([]);
});

test('it disappears when the mission is done, and comes back when that is taken back or rejected', async () => {
  const id = await suite.family.addReminder('08:00');
  await at('08:00');
  const first = await suite.family.child.call().missions.complete({ id });
  expect(await suite.family.showing()).toEqual([]);
  await suite.family.child.call().missions.withdraw({ id: first.id });
  expect(await suite.family.showing()).toHaveLength(1);
  const second = await suite.family.child.call().missions.complete({ id });
  await suite.family.parent.call().missions.reject({ id: second.id, message: 'Once more, please.' });
  expect(await suite.family.showing()).toHaveLength(1);
});

test('it disappears when the parent switches the reminder, the mission or missions altogether off', async () => {
  const parent = suite.family.parent.call();
  const id = await suite.family.addReminder('08:00');
  await at('08:00');
  await parent.habits.update({ id, reminderEnabled: false });
  expect(await suite.family.showing()).toEqual([]);
  await parent.habits.update({ id, reminderEnabled: true, isActive: false });
  expect(await suite.family.showing()).toEqual([]);
  await parent.habits.update({ id, isActive: true });
  expect(await suite.family.showing()).toHaveLength(1);
  await parent.controls.update({ id: suite.family.hero.id, enableHabits: false });
  expect(await suite.family.showing()).toEqual([]);
});

test('a chosen ringtone sounds while the family has access to it, and none where sounds are off', async () => {
  await pay();
  await suite.family.addReminder('08:00', { customRingtone: 'forest-whisper' });
  await at('08:00');
  const ringtone = async () => (await suite.family.showing())[0]?.ringtone;
  expect(await ringtone()).toBe('forest-whisper');
  await lapse();
  expect(await ringtone()).toBe('gentle-chime');
  await pay();
  await suite.family.parent
    .call()
    .account.updateReminderSettings({ reminderSettings: { ringtoneEnabled: false } });
  expect(await ringtone()).toBe('none');
});

test('the recorded voice is heard only when voice is on and the family has access', async () => {
  const id = await suite.family.addReminder('08:00', { voiceReminderEnabled: true });
  const voice = `/api/media/${suite.family.hero.id}`;
  await suite.database
    .sql`update master_habits set voice_recording = ${voice} where family_id = ${suite.family.familyId}`;
  await at('08:00');
  const heard = async () => (await suite.family.showing())[0]?.voiceRecording;
  expect(await heard()).toBe(voice);
  await lapse();
  expect(await heard()).toBeUndefined();
  await pay();
  await suite.family.parent.call().habits.update({ id, voiceReminderEnabled: false });
  expect(await heard()).toBeUndefined();
});

describe('Web Push', () => {
  const endpoint = (n: number) => `https://push.example.com/${n}`;
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(22) };
  const heroTakes = (n: number) => suite.family.child.call().push.subscribe({ endpoint: endpoint(n), keys });

  test('reaches each of the hero’s browsers and no parent’s, with the mission’s name and picture alone', async () => {
    await heroTakes(1);
    await heroTakes(2);
    await suite.family.parent.call().push.subscribe({ endpoint: endpoint(3), keys });
    const habitId = await suite.family.addReminder('08:00', { icon: 'teeth' });
    await at('08:00');
    expect(suite.ports.pushes.map((push) => push.endpoint).sort()).toEqual([endpoint(1), endpoint(2)]);
    expect(suite.ports.pushes[0]?.message).toEqual({
      kind: 'reminder',
      habitId,
      icon: 'teeth',
      title: 'At 08:00',
      body: expect.any(String),
      until: '2026-06-02T08:30:00.000Z',
    });
  });

  test('forgets a browser that is gone, and is sent to the others', async () => {
    await heroTakes(1);
    await heroTakes(2);
    suite.ports.gone.add(endpoint(1));
    await suite.family.addReminder('08:00');
    await at('08:00');
    expect(suite.ports.pushes.map((push) => push.endpoint)).toEqual([endpoint(2)]);
    const left = await suite.database
      .sql`select endpoint from push_subscriptions where family_id = ${suite.family.familyId}`;
    expect(left.map((row) => row.endpoint)).toEqual([endpoint(2)]);
  });

  test('that fails loses neither the reminder nor the other pushes, and no log names the address', async () => {
    const lines: string[] = [];
    suite.ports.log.warn = (facts, message) => void lines.push(`${JSON.stringify(facts)} ${message}`);
    const { send } = suite.ports.push;
    suite.ports.push.send = async (to, ...rest) => {
      if (to.endpoint === endpoint(1)) throw new Error('no answer');
      return send(to, ...rest);
    };
    await heroTakes(1);
    await heroTakes(2);
    await suite.family.addReminder('08:00');
    expect(await at('08:00')).toBe(1);
    expect(suite.ports.pushes.map((push) => push.endpoint)).toEqual([endpoint(2)]);
    expect(await suite.family.showing()).toHaveLength(1);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toContain('push.example.com');
  });

  test('knows ten browsers a person, each once; a browser handed to another hero rings for them alone', async () => {
    const held = async (column: 'child_id' | 'parent_id') =>
      (
        await suite.database
          .sql`select endpoint from push_subscriptions where family_id = ${suite.family.familyId}
          and ${suite.database.sql(column)} is not null order by created_at, endpoint`
      ).map((row) => row.endpoint);
    for (let n = 0; n < 12; n += 1) {
      suite.ports.clock.now = new Date(suite.ports.clock.now.getTime() + 1_000);
      await heroTakes(n);
      await heroTakes(n);
    }
    expect(await held('child_id')).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(endpoint));
    await suite.family.parent.call().push.subscribe({ endpoint: endpoint(5), keys });
    expect(await held('child_id')).toContain(endpoint(5));
    const other = await createReminderFamily(suite.ports, suite.database);
    await other.child.call().push.subscribe({ endpoint: endpoint(5), keys });
    expect(await held('child_id')).not.toContain(endpoint(5));
    expect(await held('parent_id')).toEqual([endpoint(5)]);
    await suite.family.child.call().push.unsubscribe({ endpoint: endpoint(6) });
    await suite.family.child.call().push.unsubscribe({ endpoint: endpoint(6) });
    await other.child.call().push.unsubscribe({ endpoint: endpoint(7) }); // not theirs
    expect(await held('child_id')).toEqual([2, 3, 4, 7, 8, 9, 10, 11].map(endpoint));
  });
});
