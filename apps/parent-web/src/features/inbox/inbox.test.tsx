import type { JoinRequest } from '@herohood/domain/family/schema';
import type { PendingHabit } from '@herohood/domain/missions/schema';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aClaim, aHero, aPending, aReward } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { Inbox } from './inbox';
import type { PraiseSheet } from './use-answer-dialog';
import { wordsOf } from './waiting-words';

const mia = aHero(1, { name: 'Mia' });
const theo = aHero(2, { name: 'Theo' });
const clock = { timeZone: 'UTC', dayStartHour: 0 };
let pending: PendingHabit[] = [];

beforeEach(() => {
  pending = [aPending(1, mia), aPending(2, theo), aPending(3, mia)];
  const drop = ({ id }: { id: string }) => {
    pending = pending.filter(({ completion }) => completion.id !== id);
    return { xpEarned: 50 };
  };
  answer({
    'today.missions': () => pending,
    'missions.approve': drop,
    'missions.reject': drop,
    'inbox.approveAll': ({ childId }: { childId?: string }) => {
      const done = pending.filter(({ child }) => child.id === (childId ?? child.id));
      pending = pending.filter((each) => !done.includes(each));
      return { approved: done.length, skipped: [] };
    },
  });
});

const NoPrice = () => null;

const AtTheDoor = ({ requests }: { requests: readonly JoinRequest[] }) =>
  requests.map(({ id, firstName }) => <p key={id}>{firstName} asks to be let in</p>);

const AStar: PraiseSheet = ({ item, onSend }) => (
  <button type="button" onClick={() => void onSend({ sticker: 'sticker-01' }, 100)}>
    A star for {wordsOf(item).title}
  </button>
);

const show = () =>
  renderConsole(
    <Inbox
      {...{ heroes: [mia, theo], clock, People: AtTheDoor, Praise: AStar, Price: NoPrice }}
      whenClear={<p>All caught up</p>}
    />,
  );

test('what waits stands hero by hero, and one tap approves all of one hero but rewards', async () => {
  answer({ 'today.claims': () => [aClaim(1, aReward(1, mia, { name: 'Ice cream' }))] });
  const { user } = show();
  const group = await screen.findByRole('region', { name: 'Mia: 3' });
  expect(within(group).getAllByRole('listitem')).toHaveLength(3);
  await user.click(within(group).getByRole('button', { name: 'Mia: approve all 2' }));
  expect(await screen.findByText('2 approved.')).toBeVisible();
  expect(callsTo('inbox.approveAll')).toEqual([{ childId: mia.id, kinds: ['missions', 'points'] }]);
  expect(await screen.findByRole('region', { name: 'Mia: 1' })).toBeVisible();
  expect(screen.getByText('Ice cream')).toBeVisible();
  expect(callsTo('rewards.approveClaim')).toEqual([]);
});

test('approving everything tells what was decided elsewhere meanwhile, and undo takes back the rest', async () => {
  const [first, second, third] = pending.map(({ completion }) => completion.id);
  answer({
    'inbox.approveAll': () => {
      pending = [];
      return { approved: 2, skipped: [{ id: second, kind: 'mission', code: 'NOT_PENDING' }] };
    },
    'missions.undo': () => ({}),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve everything (3)' }));
  expect(await screen.findByText(/2 approved\./)).toHaveTextContent(
    '1 had changed in the meantime and was left alone.',
  );
  expect(await screen.findByText('All caught up')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Approval undone')).toBeVisible();
  expect(screen.getByText('They are waiting for you again.')).toBeVisible();
  expect(callsTo('missions.undo')).toEqual([{ id: first }, { id: third }]);
});

test('a mission that could not be approved comes back with the reason', async () => {
  answer({
    'missions.approve': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Approve Mission 1 by Mia' }));
  expect(await screen.findByText('Failed to approve habit')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Approve Mission 1 by Mia' })).toBeVisible();
});

test('Needs Work without words asks for them; with words it sends them', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Needs Work: Mission 2 by Theo' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText('Message Required')).toBeVisible();
  expect(callsTo('missions.reject')).toEqual([]);

  await user.type(within(dialog).getByLabelText('Your feedback'), '  The shelf too, please  ');
  await user.click(within(dialog).getByRole('button', { name: 'Send feedback' }));
  expect(await screen.findByText('Feedback Sent')).toBeVisible();
  expect(callsTo('missions.reject')).toEqual([
    { id: aPending(2, theo).completion.id, message: 'The shelf too, please' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a hero who asks stands first, until a parent has seen it', async () => {
  let calls = [{ id: 'call-1', childId: theo.id, at: '2026-03-14T17:00:00Z' }];
  answer({
    'today.calls': () => calls,
    'inbox.seeCall': () => {
      calls = [];
      return null;
    },
  });
  const { user } = show();
  expect(await screen.findByText('Theo asks for you')).toBeVisible();
  expect(screen.getByText('4 waiting')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'I have seen that Theo asks for me' }));
  await waitFor(() => expect(screen.queryByText('Theo asks for you')).toBeNull());
  expect(callsTo('inbox.seeCall')).toEqual([{ id: 'call-1' }]);
});

test('the keyboard alone goes from row to row, approves, sends back and takes back', async () => {
  answer({ 'missions.undo': () => ({}) });
  const { user } = show();
  await screen.findByText('Mission 1');
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await user.keyboard('j');
  expect(focused()).toBe('Mission 1');
  await user.keyboard('jk');
  expect(focused()).toBe('Mission 1');
  await user.keyboard('ja');
  expect(await screen.findByText('Habit Approved!')).toBeVisible();
  expect(callsTo('missions.approve')).toEqual([{ id: aPending(3, mia).completion.id }]);
  await waitFor(() => expect(focused()).toBe('Mission 2'));
  await user.keyboard('u');
  expect(await screen.findByText('Approval undone')).toBeVisible();
  expect(callsTo('missions.undo')).toEqual([{ id: aPending(3, mia).completion.id }]);
  await user.keyboard('r');
  expect(await screen.findByRole('dialog', { name: 'Mission 2: what is missing?' })).toBeVisible();
});

test('where one reads from right to left, a finger that swipes a row to the left approves it, to the right sends it back', async () => {
  document.documentElement.dir = 'rtl';
  show();
  const row = (await screen.findByText('Mission 1')).closest('li')?.lastElementChild as HTMLElement;
  row.setPointerCapture = () => undefined;
  const swipe = (target: HTMLElement, far: number) => {
    const by = -far;
    const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1 };
    fireEvent.pointerDown(target, { ...finger, clientX: 200, clientY: 10 });
    fireEvent.pointerMove(target, { ...finger, clientX: 200 + by, clientY: 12 });
    fireEvent.pointerUp(target, { ...finger, clientX: 200 + by, clientY: 12 });
  };
  swipe(row, 40);
  expect(callsTo('missions.approve')).toEqual([]);
  swipe(row, -120);
  expect(await screen.findByRole('dialog', { name: 'Mission 1: what is missing?' })).toBeVisible();
  swipe(row, 120);
  expect(await screen.findByText('Habit Approved!')).toBeVisible();
});
