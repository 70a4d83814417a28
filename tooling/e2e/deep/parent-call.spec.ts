import { afterAll, beforeAll, describe, it } from 'vitest';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpHero, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { onStage } from '../testing/stage';

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('parent-call');
});
afterAll(() => server?.stop());

describe('a hero who is locked out', () => {
  it('calls a parent from the screens of emergency and bedtime, and the parent sees it', async () => {
    await onStage('call-parent', server.url, async ({ parent, child, photograph, expectProblem }) => {
      expectProblem(/403 \(Forbidden\)|409 \(Conflict\)|207/);
      const { familyCode, heroes } = await setUpFamily(parent, ['Robin']);
      const [robin] = heroes as [SetUpHero];
      const { request } = parent.context();
      await enterAsHero(child, familyCode, robin);
      await child.goto('/kids');
      await child.getByRole('article', { name: 'Feed the cat' }).waitFor();
      await parent.goto('/parent');
      const inbox = parent.getByRole('region', { name: 'Needs you now' });
      await inbox.getByText('Nothing to approve yet').waitFor();

      await send(request, `/api/children/${robin.id}/emergency/activate`);
      await child.getByRole('button', { name: 'Call my parent' }).click();
      await child.getByText('Your parent knows that you need them.').waitFor();
      await photograph(child, 'called');
      await inbox.getByText('Robin asks for you').waitFor();
      await photograph(parent, 'call');
      await inbox.getByRole('button', { name: 'I have seen that Robin asks for me' }).click();
      await inbox.getByText('Nothing to approve yet').waitFor();

      // A device that was loaded anew knows no more of it; the server does.
      await child.reload();
      await child.getByRole('button', { name: 'Call my parent' }).click();
      await child.getByText(/^Your parent knows already/).waitFor();
    });
  });
});
