import type { Page, Response } from 'playwright-core';
import { expect } from 'vitest';

const proceduresOf = (address: string): string[] =>
  decodeURIComponent(new URL(address).pathname).replace('/trpc/', '').split(',');

/**
 * Does something on a page and waits until the call that it leads to is answered, so that nothing that follows overtakes
 * it: a reload, an undo, a look at another device.
 *
 * @param procedure its name, such as 'missions.approve'
 * @param press what a person does
 * @throws when the call is refused
 */
export async function act(page: Page, procedure: string, press: () => Promise<unknown>): Promise<Response> {
  const answered = page.waitForResponse(
    (response) => response.url().includes('/trpc/') && proceduresOf(response.url()).includes(procedure),
  );
  await Promise.all([answered, press()]);
  const answer = await answered;
  expect(answer.status(), `${procedure}: ${answer.status()}`).toBeLessThan(300);
  await answer.finished();
  return answer;
}
