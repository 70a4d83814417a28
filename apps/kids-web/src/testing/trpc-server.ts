import type { ErrorFlags } from '@herohood/domain/errors';
import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** What a procedure of the test's server does with its input; throw a `Refusal` to refuse. */
export type Procedures = Record<string, (input: never) => unknown>;

/** A refusal as the real server words it. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly flags: ErrorFlags & { code?: string } = {},
  ) {
    super(message);
  }
}

/** What an app of the test before still asks after its end gets no answer, also where the present test has none to give. */
export const server = setupServer(http.all('*/trpc/:names', () => delay('infinite')));

/** Answers batched calls to /trpc from these procedures; returns the log of calls as `name` and input. */
export function answer(procedures: Procedures): { name: string; input: unknown; role: string | null }[] {
  const log: { name: string; input: unknown; role: string | null }[] = [];
  server.use(
    http.all('*/trpc/:names', async ({ request, params }) => {
      const names = String(params.names).split(',');
      const inputs = await readInputs(request);
      const answers = await Promise.all(
        names.map(async (name, index) => {
          const input = inputs[String(index)];
          log.push({ name, input, role: request.headers.get('x-herohood-role') });
          return await call(procedures, name, input);
        }),
      );
      return HttpResponse.json(answers);
    }),
  );
  return log;
}

async function readInputs(request: Request): Promise<Record<string, unknown>> {
  if (request.method === 'POST') return (await request.json()) as Record<string, unknown>;
  return JSON.parse(new URL(request.url).searchParams.get('input') ?? '{}');
}

async function call(procedures: Procedures, name: string, input: unknown) {
  const procedure = procedures[name];
  if (!procedure) return refuse(new Refusal(404, `No procedure ${name}`));
  try {
    return { result: { data: (await procedure(input as never)) ?? null } };
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(thrown);
    throw thrown;
  }
}

function refuse({ status, message, flags }: Refusal) {
  return { error: { message, code: -32000, data: { code: 'BAD_REQUEST', httpStatus: status, ...flags } } };
}

/** A procedure that never answers, for what shows meanwhile. */
export const silence = () => delay('infinite');
