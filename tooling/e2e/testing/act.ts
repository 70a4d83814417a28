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
  const answers: Response[] = [];
  const note = (response: Response) => {
    const url = response.url();
    if (url.includes('/trpc/') && proceduresOf(url).includes(procedure)) answers.push(response);
  };
  page.on('response', note);
  try {
    // How long it takes until there is something to press is no part of the wait for the answer.
    await press();
    await expect.poll(() => answers.length, { message: `an answer to ${procedure}` }).toBeGreaterThan(0);
  } finally {
    page.off('response', note);
  }
  const [answer] = answers as [Response];
  expect(answer.status(), `${procedure}: ${answer.status()}`).toBeLessThan(300);
  await answer.finished();
  return answer;
}
