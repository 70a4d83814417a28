import { bringsFind } from '@herohood/domain/world/find';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type SetUpHero, send } from './set-up-family';

/**
 * Sends the hero's mission, and takes it back and sends it again until its approval will bring a find, or will bring none:
 * which do, only their ids say. A mission that was sent before counts as the first.
 *
 * @returns the completion's id
 */
export async function sendUntil(
  child: Page,
  hero: SetUpHero,
  wanted: { bringsFind: boolean },
): Promise<string> {
  const { request } = child.context();
  for (;;) {
    const { id } = await send(request, `/api/habits/${hero.missionId}/complete`);
    if (bringsFind(id) === wanted.bringsFind) return id;
    expect((await request.post(`/api/habit-completions/${id}/withdraw`)).ok()).toBe(true);
  }
}
