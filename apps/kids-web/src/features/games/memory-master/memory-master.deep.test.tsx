import { HARDEST } from '@herohood/domain/games/difficulty';
import { pairsFor } from '@herohood/domain/games/memory-board';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playGame } from '../../../testing/play-game';
import { MemoryMaster } from './memory-master';
import { memoryPictures } from './memory-pictures';

beforeEach(() => {
  vi.useFakeTimers();
});

const cards = () => within(screen.getByRole('group', { name: 'Cards' })).getAllByRole('button');
const label = (place: number) => cards()[place]!.getAttribute('aria-label')!;
const turn = (place: number) => fireEvent.click(cards()[place]!);
const nameOf = (place: number) => /^Card \d+, ([^,]+)/.exec(label(place))![1]!;

const isDown = (place: number) => label(place).endsWith('face down');

/** Turns card after card and remembers what it saw, as a child with a good memory does. */
function findAllPairs(wait: (ms: number) => void): void {
  const seen = new Map<string, number>();
  const turnKnown = (place: number) => {
    const twin = seen.get(nameOf(place));
    if (twin === undefined || twin === place) return false;
    turn(twin);
    return true;
  };
  for (let place = 0; place < cards().length; place += 1) {
    if (!isDown(place)) continue;
    turn(place);
    if (turnKnown(place)) continue;
    seen.set(nameOf(place), place);
    const next = cards().findIndex((_, at) => at > place && isDown(at));
    turn(next);
    const name = nameOf(next);
    const known = seen.get(name);
    seen.set(name, next);
    wait(1500);
    if (known === undefined || known === place) continue;
    turn(known);
    turn(next);
  }
}

describe('memory master', () => {
  test('there are more pictures than the largest table needs, each with a name of its own', () => {
    const names = memoryPictures.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(pairsFor(HARDEST));
  });

  test('shows all cards first at the low stages, and none later', () => {
    const { wait } = playGame(MemoryMaster);
    expect(screen.getByText('Look and remember!')).toBeInTheDocument();
    expect(label(0)).not.toContain('face down');
    turn(0);
    wait(3900);
    expect(label(0)).not.toContain('face down');
    wait(200);
    expect(screen.getByText('Find the pairs!')).toBeInTheDocument();
    expect(label(2)).toBe('Card 3, face down');
  });

  test('is played to its end by turning its pairs', () => {
    const pairs = pairsFor(4);
    const { wait, last, onEnd } = playGame(MemoryMaster, { difficulty: 4, seed: 3 });
    expect(cards()).toHaveLength(pairs * 2);
    findAllPairs(wait);
    expect(last()).toMatchObject({ done: pairs, total: pairs });
    expect(last().score).toBeGreaterThanOrEqual(60);
    expect(label(0)).toMatch(/, pair found$/);
    expect(onEnd).not.toHaveBeenCalled();
    wait(1400);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('two that are no pair turn down by themselves, or when the next card is turned', () => {
    const { wait } = playGame(MemoryMaster, { difficulty: 10, seed: 3 });
    turn(0);
    expect(screen.getByRole('status')).toHaveTextContent(nameOf(0));
    turn(1);
    expect(nameOf(0)).not.toBe(nameOf(1));
    expect(screen.getByRole('status')).toHaveTextContent('No pair. Remember them!');
    expect(screen.getByText('1 turn')).toBeInTheDocument();
    wait(1500);
    expect([label(0), label(1)]).toEqual(['Card 1, face down', 'Card 2, face down']);
    turn(0);
    turn(1);
    turn(2);
    expect([label(0), label(1)]).toEqual(['Card 1, face down', 'Card 2, face down']);
    expect(label(2)).not.toContain('face down');
  });

  test('arrows lead from card to card; one of them is in the order of Tab', () => {
    playGame(MemoryMaster, { difficulty: 10 });
    const reachable = () => cards().filter(({ tabIndex }) => tabIndex === 0);
    const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
    expect(reachable()).toEqual([cards()[0]]);
    cards()[0]!.focus();
    press('ArrowLeft');
    expect(cards()[0]).toHaveFocus();
    press('ArrowRight');
    expect(cards()[1]).toHaveFocus();
    press('ArrowDown');
    expect(cards()[6]).toHaveFocus();
    press('ArrowUp');
    expect(cards()[1]).toHaveFocus();
    press('End');
    expect(cards()[29]).toHaveFocus();
    expect(reachable()).toEqual([cards()[29]]);
    press('Home');
    expect(cards()[0]).toHaveFocus();
  });

  test('stands still while it is paused, also the first look', () => {
    const { pause, wait } = playGame(MemoryMaster);
    pause(true);
    wait(60_000);
    expect(label(0)).toContain('face down');
    pause(false);
    expect(label(0)).not.toContain('face down');
    wait(4100);
    expect(label(0)).toContain('face down');
    pause(true);
    turn(0);
    expect(label(0)).toContain('face down');
  });
});
