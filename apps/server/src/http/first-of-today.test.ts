import { appRouter } from '@herohood/api/root';
import { FIRST_OF_TODAY, MOST_STATEMENTS_OF_TODAY } from '@herohood/testing/first-of-today';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeFamily } from '../../tests/testing/family';
import { openTestServer, type TestServer } from '../../tests/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer(appRouter);
});
afterAll(() => server.close());

test('what Today asks for first costs eight statements, however many heroes there are', async () => {
  const { asParent, asChild, childId } = await makeFamily(server);
  for (const name of ['Kim', 'Noa']) await asParent('POST', '/api/children', { name, avatarType: 'ninja' });
  const { id: masterHabitId } = (await asParent('POST', '/api/habits/master', { name: 'Read' })).json();
  const given = await asParent('POST', `/api/children/${childId}/habits`, { masterHabitId });
  await asParent('POST', `/api/habits/${given.json().id}/complete`, {});
  for (const name of ['Ice cream', 'Cinema']) {
    await asParent('POST', `/api/children/${childId}/rewards`, { name, cost: 10 });
  }
  const [owed, waiting] = (await asParent('GET', `/api/children/${childId}/rewards`)).json();
  const claim = (await asChild('POST', `/api/rewards/${owed.id}/claim`)).json();
  await asParent('POST', `/api/reward-claims/${claim.id}/approve`);
  await asChild('POST', `/api/rewards/${waiting.id}/claim`);

  const { sql } = server.database;
  const [statements, transactions] = [vi.spyOn(sql, 'unsafe'), vi.spyOn(sql, 'begin')];
  const answer = await asParent('GET', `/trpc/${FIRST_OF_TODAY.join()}?batch=1`);
  const sent = statements.mock.calls.map(([text]) => text);
  expect(transactions).not.toHaveBeenCalled();
  vi.restoreAllMocks();

  expect(answer.statusCode).toBe(200);
  expect(answer.json().at(-1).result.data).toMatchObject({
    owedClaims: [{ reward: { name: 'Ice cream' }, status: 'approved' }],
    claims: [{ reward: { name: 'Cinema' }, status: 'pending' }],
  });
  expect(sent, sent.join('\n\n')).toHaveLength(MOST_STATEMENTS_OF_TODAY);
});
