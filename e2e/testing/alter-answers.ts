import type { Page } from 'playwright-core';

type Data = Record<string, unknown>;
type Answer = { result?: { data: Data } };

/** Changes what the page hears from queries, inside whatever batch they travel; the others pass as they are. */
export async function alterAnswers(
  page: Page,
  changes: Readonly<Record<string, (data: Data) => Data>>,
): Promise<void> {
  await page.route('**/trpc/**', async (route) => {
    const procedures = new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');
    if (!procedures.some((procedure) => procedure in changes)) return route.fallback();
    const response = await route.fetch();
    const answers: Answer[] = await response.json();
    const json = answers.map((answer, at) => {
      const change = changes[procedures[at] ?? ''];
      return change && answer.result ? { ...answer, result: { data: change(answer.result.data) } } : answer;
    });
    await route.fulfill({ response, json });
  });
}
