import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { missionCardId } from '../features/missions/mission-card-id';
import { STAGE_HERO_ID } from '../lib/stage-hero';
import { makeCompletion, makeProcedures } from '../testing/fixtures';
import { renderApp } from '../testing/render';
import { answer } from '../testing/trpc-server';
import { user } from '../testing/user';

afterEach(() => vi.restoreAllMocks());

test('a tap on a mission far down shows the hero at it, for as long as they act', async () => {
  answer(makeProcedures({ 'missions.complete': () => makeCompletion('teeth', 'pending') }));
  renderApp('/kids');
  const tap = await screen.findByRole('button', { name: 'I did it! Brush teeth' });
  const tops: Record<string, number> = { [STAGE_HERO_ID]: -700, [missionCardId('teeth')]: 80 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 300, 100);
  });
  const window = () => document.querySelector('[data-place="below"] [data-hero]');
  await user.click(tap);
  await waitFor(() => expect(window()).toBeVisible());
  await waitFor(() => expect(window()).toBeNull());
});
