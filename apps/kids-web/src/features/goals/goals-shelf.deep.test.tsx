import type { GoalWithdrawals } from '@herohood/domain/goals/goal';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LookContext, traitsOf } from '../../lib/look';
import { wantedJar } from '../../lib/wanted-jar';
import { makeBoard, makeCompletion, makeHero, makeProcedures } from '../../testing/fixtures';
import { cutNetwork } from '../../testing/network';
import { appAround, renderPiece } from '../../testing/render';
import { makeClaim, makeGoal, makeReward } from '../../testing/reward-fixtures';
import { answer, type Procedures, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { GoalsShelf } from './goals-shelf';

const zoo = makeReward('zoo', 'Zoo', { cost: 500, type: 'outing' });
const jarOf = (change = {}) => makeGoal('jar', 'Zoo', { rewardId: 'zoo', saved: 100, ...change });

type Hero = { xp?: number; look?: 'auto' | 'young'; goalWithdrawals?: GoalWithdrawals };

/** A server with one jar, and a hero with so many XP to spend. */
function show(goal = jarOf(), change: Procedures = {}, { xp = 200, look = 'auto', ...hero }: Hero = {}) {
  let held = goal;
  const move = (sign: 1 | -1) => (input: { amount: number }) => {
    held = { ...held, saved: held.saved + sign * input.amount };
    return held;
  };
  const log = answer(
    makeProcedures({
      'goals.list': () => [held],
      'goals.deposit': move(1),
      'goals.withdraw': move(-1),
      'goals.update': ({ autoSave }: { autoSave: number }) => {
        held = { ...held, autoSave };
        return held;
      },
      'days.board': () => makeBoard([]),
      ...change,
    }),
  );
  renderPiece(
    <LookContext value={traitsOf(look)}>
      <GoalsShelf
        hero={makeHero({ xp, ...hero })}
        rewards={[zoo]}
        claims={[]}
        claimOf={() => <button type="button">Get Zoo</button>}
      />
    </LookContext>,
  );
  return (name: string) => log.filter((call) => call.name === name).map(({ input }) => input);
}

const jar = () => screen.findByRole('article', { name: 'My jar for Zoo' });
const putIn = (xp: number) => screen.findByRole('button', { name: `Put ${xp} XP into the jar for Zoo` });

describe('a jar', () => {
  test('says what lies in it, what is missing and how far that is at the pace of the last days', async () => {
    show(jarOf(), {
      'missions.listCompletions': () =>
        ['2026-03-08', '2026-03-10'].map((date) =>
          makeCompletion('teeth', 'approved', { id: date, date, xpEarned: 75 }),
        ),
    });
    const card = await jar();
    expect(card).toHaveTextContent('100 of 500 XP saved');
    expect(card).toHaveTextContent('400 more XP to go');
    expect(await within(card).findByText('4 days at your pace')).toBeVisible();
    expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100 of 500 XP saved');
  });

  test('promises nothing to who has earned nothing of late, and with an empty purse asks for a mission', async () => {
    const calls = show(jarOf(), {}, { xp: 0 });
    expect(await jar()).toHaveTextContent('400 more XP to go');
    expect(await jar()).toHaveTextContent('Do a mission, then you can put XP in.');
    await waitFor(() => expect(calls('missions.listCompletions')).toHaveLength(1));
    expect(screen.queryByText(/at your pace/)).not.toBeInTheDocument();
  });

  test('that is full stands before those that are not; each says what goes in by itself', async () => {
    const full = makeGoal('kite', 'Kite', { target: 120, saved: 120, reachedAt: '2026-03-10T08:00:00.000Z' });
    show(jarOf(), { 'goals.list': () => [jarOf({ autoSave: 25 }), full] });
    expect(await jar()).toHaveTextContent('25 of every 100 XP that you earn go in by themselves');
    expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
      'My jar for Kite',
      'My jar for Zoo',
    ]);
  });

  test('shows no large figures to who does not read them', async () => {
    show(jarOf({ autoSave: 25 }), {}, { look: 'young' });
    expect(await jar()).toHaveTextContent('Some of what you earn goes in by itself');
    expect(screen.queryByText('100 of 500 XP saved')).not.toBeInTheDocument();
    expect(await putIn(50)).toHaveTextContent('Put some in');
  });

  test('of which the reward was claimed stands among the presents', async () => {
    answer(makeProcedures({ 'goals.list': () => [jarOf()] }));
    renderPiece(
      <>
        <GoalsShelf
          hero={makeHero()}
          rewards={[zoo]}
          claims={[makeClaim('zoo', 'pending')]}
          claimOf={() => null}
        />
        <p>below</p>
      </>,
    );
    await screen.findByText('below');
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

describe('the jar that the hero is led to', () => {
  const intoSight = vi.fn();
  beforeEach(() => {
    Element.prototype.scrollIntoView = intoSight;
  });
  afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

  test('comes into sight and has the focus, also where the jars stand already', async () => {
    show(jarOf(), { 'goals.list': () => [makeGoal('kite', 'Kite'), jarOf()] });
    const zooJar = await jar();
    expect(zooJar).not.toHaveFocus();
    act(() => wantedJar.set('jar'));
    await waitFor(() => expect(zooJar).toHaveFocus());
    expect(intoSight.mock.contexts).toEqual([zooJar]);
    expect(wantedJar.get()).toBeNull();
  });

  test('is looked for no longer once the jars are left', async () => {
    act(() => wantedJar.set('gone'));
    const { unmount } = render(
      <GoalsShelf hero={makeHero()} rewards={[]} claims={[]} claimOf={() => null} />,
      {
        wrapper: appAround(),
      },
    );
    unmount();
    expect(wantedJar.get()).toBeNull();
  });
});

describe('putting in', () => {
  test('a tap puts a round part in; all that fits goes in with one more, and no more than the jar needs', async () => {
    const calls = show(jarOf({ saved: 420 }));
    await user.click(await putIn(50));
    expect(await screen.findByText('470 of 500 XP saved')).toBeVisible();
    expect(await putIn(30)).toBeEnabled();
    await user.click(screen.getByRole('button', { name: /Put all that fits, 30 XP/ }));
    await waitFor(() =>
      expect(calls('goals.deposit')).toEqual([
        { id: 'jar', amount: 50 },
        { id: 'jar', amount: 30 },
      ]),
    );
  });

  test('by holding pours on, and puts in what was poured when it is let go; not when the finger slips away', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = show();
    const button = await putIn(50);
    fireEvent.pointerDown(button, { button: 0 });
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(await jar()).toHaveTextContent('250 of 500 XP saved');
    fireEvent.pointerLeave(button);
    expect(await jar()).toHaveTextContent('100 of 500 XP saved');
    expect(calls('goals.deposit')).toEqual([]);
    fireEvent.pointerDown(button, { button: 0 });
    await act(() => vi.advanceTimersByTimeAsync(600));
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    await waitFor(() => expect(calls('goals.deposit')).toEqual([{ id: 'jar', amount: 150 }]));
  });

  test('by holding works with a key, too', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = show();
    const button = await putIn(50);
    fireEvent.keyDown(button, { key: 'Enter' });
    await act(() => vi.advanceTimersByTimeAsync(450));
    fireEvent.keyUp(button, { key: 'Enter' });
    await waitFor(() => expect(calls('goals.deposit')).toEqual([{ id: 'jar', amount: 100 }]));
  });

  test('without network says so, and nothing is lost', async () => {
    show();
    const button = await putIn(50);
    cutNetwork();
    await user.click(button);
    expect(await screen.findByText('You are offline. Try again when the internet is back.')).toBeVisible();
    expect(await jar()).toHaveTextContent('100 of 500 XP saved');
  });
});

describe('what else is done with a jar', () => {
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'What else with the jar for Zoo' }));
    return screen.findByRole('dialog', { name: 'My jar for Zoo' });
  };

  test('choosing what goes in by itself, taking out a part or all of it, and letting go, which is asked first', async () => {
    const calls = show(jarOf(), { 'goals.remove': () => null });
    const sheet = await open();
    const press = (name: string) => user.click(within(sheet).getByRole('button', { name }));
    expect(within(sheet).getByRole('button', { name: 'Nothing' })).toHaveAttribute('aria-pressed', 'true');
    await press('25 XP');
    await waitFor(() =>
      expect(within(sheet).getByRole('button', { name: '25 XP' })).toHaveAttribute('aria-pressed', 'true'),
    );
    expect(calls('goals.update')).toEqual([{ id: 'jar', autoSave: 25 }]);
    await press('I want something else');
    expect(sheet).toHaveTextContent('Let this goal go? Your 100 XP come back to your purse.');
    await press('No, I keep it');
    expect(calls('goals.remove')).toEqual([]);
    await press('Take 50 XP out');
    expect(await within(sheet).findByText('50 of 500 XP saved')).toBeVisible();
    await press('Take all of it out');
    await within(sheet).findByText('0 of 500 XP saved');
    expect(calls('goals.withdraw')).toEqual([
      { id: 'jar', amount: 50 },
      { id: 'jar', amount: 50 },
    ]);
    await press('I want something else');
    await press('Yes, let it go');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls('goals.remove')).toEqual([{ id: 'jar' }]);
  });

  test('where a parent takes out, the hero is told so and offered nothing that would be refused', async () => {
    show(jarOf(), {}, { goalWithdrawals: 'parent' });
    const sheet = await open();
    expect(sheet).toHaveTextContent('In your family a parent takes XP out of jars.');
    expect(
      within(sheet).queryByRole('button', { name: /Take|I want something else/ }),
    ).not.toBeInTheDocument();
    expect(within(sheet).getByRole('button', { name: 'Done' })).toBeEnabled();
  });

  test('an empty jar may go, also where a parent takes out', async () => {
    const calls = show(jarOf({ saved: 0 }), { 'goals.remove': () => null }, { goalWithdrawals: 'parent' });
    const sheet = await open();
    await user.click(within(sheet).getByRole('button', { name: 'I want something else' }));
    await user.click(within(sheet).getByRole('button', { name: 'Yes, let it go' }));
    await waitFor(() => expect(calls('goals.remove')).toEqual([{ id: 'jar' }]));
  });

  test('where parents have just kept taking out to themselves, the hero is sent to them', async () => {
    show(jarOf(), {
      'goals.withdraw': () => {
        throw new Refusal(403, 'No.', { code: 'ASK_PARENT' });
      },
    });
    const sheet = await open();
    await user.click(within(sheet).getByRole('button', { name: 'Take all of it out' }));
    expect(await screen.findByText('In your family a parent takes XP out of jars.')).toBeVisible();
  });

  test('who reads no large figures chooses and decides without them', async () => {
    const calls = show(jarOf(), {}, { look: 'young' });
    const sheet = await open();
    await user.click(within(sheet).getByRole('button', { name: 'Half of it' }));
    await waitFor(() => expect(calls('goals.update')).toEqual([{ id: 'jar', autoSave: 50 }]));
    await user.click(within(sheet).getByRole('button', { name: 'I want something else' }));
    expect(sheet).toHaveTextContent('All that you saved comes back to your purse.');
    expect(sheet.textContent).not.toMatch(/\d\d/);
  });
});

test('a full jar of a wish is shown to a parent; one of which the reward has gone says that the XP are safe', async () => {
  const full = jarOf({ saved: 500, reachedAt: '2026-03-10T08:00:00.000Z' });
  const [wish, gone] = [
    { ...full, rewardId: null },
    { ...full, id: 'gone', name: 'Kite', rewardId: 'gone' },
  ];
  show(full, { 'goals.list': () => [wish, gone] });
  expect(await jar()).toHaveTextContent('Your jar is full!');
  expect(await jar()).toHaveTextContent('Show it to your parent!');
  expect(screen.getByRole('article', { name: 'My jar for Kite' })).toHaveTextContent(
    'This reward is not there any more. Your XP are safe.',
  );
});
