import type { ErrorCode } from '@herohood/domain/errors';
import { ERROR_STATUS } from '@herohood/domain/errors';
import type { ParentToday } from '@herohood/domain/home/schema';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** Answers one procedure, at once or later; throw a `Refusal` to refuse. */
type Procedure = (input: never) => unknown;

export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly flags: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export interface Call {
  path: string;
  input: unknown;
}

let procedures: Record<string, Procedure> = {};
let seen: Call[] = [];
let batches: string[][] = [];

/** Sets what the server answers, by procedure path ('children.update') or part of Today ('today.heroes'); added to what was set before. */
export function answer(more: Record<string, Procedure>): void {
  procedures = { ...procedures, ...more };
}

/** Inputs of the calls made to one procedure so far, the oldest first. */
export function callsTo(path: string): unknown[] {
  return seen.filter((call) => call.path === path).map(({ input }) => input);
}

/** The procedures of each request made so far, the oldest first. */
export const requests = (): readonly string[][] => batches;

export function resetServer(): void {
  procedures = {};
  seen = [];
  batches = [];
}

const PARTS = [
  ...(['heroes', 'days', 'missions', 'claims', 'points', 'proposals', 'owedClaims'] as const),
  ...(['calls', 'joinRequests'] as const),
] satisfies (keyof ParentToday)[];

/** Today is made of what a test says of its parts ('today.missions'); what it says nothing of is empty. */
async function today(): Promise<object> {
  const say = async (part: string) => [part, (await procedures[`today.${part}`]?.(undefined as never)) ?? []];
  return { asOf: '2026-03-14T12:00:00Z', ...Object.fromEntries(await Promise.all(PARTS.map(say))) };
}

async function run(path: string, input: unknown): Promise<object> {
  seen.push({ path, input });
  const procedure = procedures[path] ?? (path === 'home.parentToday' ? today : undefined);
  try {
    if (!procedure) throw new Refusal('NOT_FOUND', `No answer is set for ${path}`);
    return { result: { data: (await procedure(input as never)) ?? null } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, flags } = error;
    return { error: { code: -32000, message, data: { code, httpStatus: ERROR_STATUS[code], ...flags } } };
  }
}

async function answerBatch(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const paths = url.pathname.replace('/trpc/', '').split(',');
  const body = request.method === 'GET' ? url.searchParams.get('input') : await request.text();
  batches.push(paths);
  const inputs: Record<string, unknown> = body ? JSON.parse(body) : {};
  return HttpResponse.json(await Promise.all(paths.map((path, index) => run(path, inputs[index]))));
}

/** The tRPC endpoint as the client meets it: batches in, batches out. */
export const server = setupServer(http.all('*/trpc/:paths', ({ request }) => answerBatch(request)));
