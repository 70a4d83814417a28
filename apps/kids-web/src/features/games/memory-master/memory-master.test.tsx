import { HARDEST } from '@herohood/domain/games/difficulty';
import { pairsFor } from '@herohood/domain/games/memory-board';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { playGame } from '../../../testing/play-game';
import { MemoryMaster } from './memory-master';
import { memoryPictures } from './use-memory-play';

beforeEach(() => {
  vi.useFakeTimers();
});

const cards = () => within(screen.getByRole('group', { name: 'Cards' })).getAllByRole('button');

describe('memory master', () => {
  test('there are more pictures than the largest table needs, each with a name of its own', () => {
    const names = memoryPictures.map(({ name }) => name);
    expect(names).not.toContain(undefined);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(pairsFor(HARDEST));
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
});
