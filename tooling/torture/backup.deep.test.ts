import { expect, test } from 'vitest';
import { shortForm } from './harness/short-form';
import { backup } from './runs/backup';

test('a backup that was taken while families played restores to a server that goes on', async () => {
  const { faults, figures } = await backup.run(shortForm(2));
  expect(faults, figures).toEqual([]);
});
