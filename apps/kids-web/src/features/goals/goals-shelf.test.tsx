import type { GoalWithdrawals } from '@herohood/domain/goals/goal';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LookContext, traitsOf } from '../../device/look';
import { makeBoard, makeHero, makeProcedures } from '../../testing/fixtures';
import { cutNetwork } from '../../testing/network';
import { renderPiece } from '../../testing/render';
import { makeGoal, makeReward } from '../../testing/reward-fixtures';
import { answer, type Procedures } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { GoalsShelf } from './goals-shelf';
import { wantedJar } from './wanted-jar';

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
        pace={0}
        claimOf={() => <button type="button">Get Zoo</button>}
      />
    </LookContext>,
  );
  return (name: string) => log.filter((call) => call.name === name).map(({ input }) => input);
}

const jar = () => screen.findByRole('article', { name: 'I save for Zoo' });
const putIn = (xp: number) => screen.findByRole('button', { name: `Put ${xp} XP into the jar for Zoo` });

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
});

describe('putting in', () => {
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

  test('what purse and jar are enough for can be got at once, and the jar takes the rest in one go', async () => {
    show(jarOf(), {}, { xp: 400 });
    expect(await screen.findByRole('button', { name: 'Get Zoo' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /^Put all that fits, 400 XP/ })).toBeEnabled();
    expect(screen.queryByRole('button', { name: /^Put 50 XP/ })).not.toBeInTheDocument();
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
    return screen.findByRole('dialog', { name: 'I save for Zoo' });
  };

  test('choosing what goes in by itself, taking out a part, and letting go, which is asked first', async () => {
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
    expect(calls('goals.withdraw')).toEqual([{ id: 'jar', amount: 50 }]);
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
});
