import { expect, test } from 'vitest';
import { shortForm } from './harness/short-form';
import { migration } from './runs/migration';

test('a migration that fails or is killed leaves everything as it was, and the server says what to do', async () => {
  const { faults, figures } = await migration.run(shortForm(3));
  expect(faults, figures).toEqual([]);
});
