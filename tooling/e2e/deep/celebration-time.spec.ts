import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningServer } from '../testing/server';
import { enterAsHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';

/** The product's promise: the child's screen celebrates within this time of the parent's click. */
const CELEBRATION_MS = 2_000;

let server: RunningServer;
beforeAll(async () => {
  server = await startServerOnShared('celebration-time');
});
afterAll(() => server?.stop());

it('the child celebrates within two seconds of the parent’s click', async () => {
  await onStage({ name: 'celebration-time', hasMotion: true }, server.url, async ({ parent, child }) => {
    const { familyCode, heroes } = await setUpFamily(parent, ['Robin']);
    await enterAsHero(child, familyCode, heroes[0]!);
    await send(child.context().request, `/api/habits/${heroes[0]!.missionId}/complete`);
    await child.goto('/kids');
    await parent.goto('/parent');
    const approve = parent.getByRole('button', { name: 'Approve Feed the cat by Robin' }).first();
    await approve.waitFor();
    const clickedAt = performance.now();
    await approve.click();
    await child.getByRole('dialog', { name: 'Mission approved!' }).waitFor();
    expect(performance.now() - clickedAt).toBeLessThan(CELEBRATION_MS);
  });
});
