import type { Page, Route } from 'playwright-core';

type Data = Record<string, unknown>;
export type Answer = { result: { data: unknown } } | { error: object };

/** Undoes what was done to the network; the server answers again. */
export type Restore = () => Promise<void>;

const CALLS = '**/trpc/**';

/** The procedures of a batch, in its order. */
const proceduresOf = (route: Route): string[] =>
  new URL(route.request().url()).pathname.replace('/trpc/', '').split(',');

/**
 * Takes every batch until it is undone, which waits for those under way. The way stays there and lets all pass from then
 * on: taken away, the browser would forget a batch that is just being passed, or send it twice.
 */
async function onCalls(page: Page, handle: (route: Route) => Promise<void>): Promise<Restore> {
  const underWay = new Set<Promise<void>>();
  let isOver = false;
  await page.route(CALLS, (route) => {
    if (isOver) return route.fallback();
    const handled = handle(route).finally(() => underWay.delete(handled));
    underWay.add(handled);
    return handled;
  });
  return async () => {
    isOver = true;
    await Promise.all(underWay);
  };
}

/** Takes the batches that `procedure` travels in; everything else passes as it is. */
function intercept(page: Page, procedure: string, take: (route: Route) => Promise<void>): Promise<Restore> {
  return onCalls(page, (route) => (proceduresOf(route).includes(procedure) ? take(route) : route.fallback()));
}

/** Nobody answers the calls to one procedure: the line is broken. The browser notes it as ERR_FAILED. */
export function breakCalls(page: Page, procedure: string): Promise<Restore> {
  return intercept(page, procedure, (route) => route.abort());
}

/** Changes what the page hears from queries, inside whatever batch they travel; the others pass as they are. */
export function alterAnswers(
  page: Page,
  changes: Readonly<Record<string, (data: Data) => Data>>,
): Promise<Restore> {
  return onCalls(page, async (route) => {
    const procedures = proceduresOf(route);
    if (!procedures.some((procedure) => procedure in changes)) return route.fallback();
    const response = await route.fetch();
    const answers: { result?: { data: Data } }[] = await response.json();
    const json = answers.map((answer, at) => {
      const change = changes[procedures[at] ?? ''];
      return change && answer.result ? { ...answer, result: { data: change(answer.result.data) } } : answer;
    });
    await route.fulfill({ response, json });
  });
}

/** Changes parts of what the hero's home is told. */
export function alterHome(
  page: Page,
  parts: Partial<Record<'hero' | 'board' | 'controls', (part: Data) => Data>>,
): Promise<Restore> {
  const changed = (home: Data) =>
    Object.entries(parts).map(([name, change]) => [name, change(home[name] as Data)] as const);
  return alterAnswers(page, { 'home.today': (home) => ({ ...home, ...Object.fromEntries(changed(home)) }) });
}

/**
 * Answers one procedure in the server's place, inside whatever batch it travels; the others reach the server, the
 * one that is answered here never does: a mutation must not happen behind the answer's back.
 */
export function answerInstead(page: Page, procedure: string, answer: Answer): Promise<Restore> {
  return intercept(page, procedure, async (route) => {
    const procedures = proceduresOf(route);
    const others = procedures.filter((name) => name !== procedure);
    const real: unknown[] =
      others.length > 0 ? await (await route.fetch(without(route, procedure))).json() : [];
    const json = procedures.map((name) => (name === procedure ? answer : real.shift()));
    await route.fulfill({ status: 200, json });
  });
}

/** The same batch, but for one procedure. */
function without(route: Route, procedure: string): { url: string; postData?: string } {
  const url = new URL(route.request().url());
  const procedures = proceduresOf(route);
  const inputs: Data = JSON.parse(route.request().postData() ?? url.searchParams.get('input') ?? '{}');
  const kept = procedures.flatMap((name, at) => (name === procedure ? [] : [{ name, input: inputs[at] }]));
  const input = JSON.stringify(Object.fromEntries(kept.map((one, at) => [at, one.input])));
  url.pathname = `/trpc/${kept.map(({ name }) => name).join()}`;
  if (route.request().method() !== 'GET') return { url: url.href, postData: input };
  url.searchParams.set('input', input);
  return { url: url.href };
}

/** A refusal as the server words it. */
export const refusal = (code: string, httpStatus: number, message: string): Answer => ({
  error: { code: -32000, message, data: { code, httpStatus } },
});

/** Holds the calls to one procedure back until the answer is called. */
export async function holdCalls(page: Page, procedure: string): Promise<Restore> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const restore = await intercept(page, procedure, async (route) => {
    await gate;
    await route.fallback();
  });
  return async () => {
    release();
    await restore();
  };
}
