import { PassThrough } from 'node:stream';
import { requestRefusal } from '@herohood/api/refusals';
import type { Meta, WriteAnswer } from '@herohood/api/trpc';
import { plainDigits } from '@herohood/domain/digits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../once';
import { requireModestJson } from './json-bounds';
import { hasBody } from './large-bodies';
import type { JsonSchema } from './openapi-shapes';
import type { ContextMaker } from './request-context';
import type { InputSchema, ServedRow } from './rest-rows';

interface RestOptions {
  rows: readonly ServedRow[];
  makeContext: ContextMaker;
  /** Bytes; what a call may send unless its row says otherwise. */
  bodyLimit: number;
}

/** Serves every row of the REST contract by calling its procedure directly. */
export async function registerRest(
  app: FastifyInstance,
  { rows, makeContext, bodyLimit }: RestOptions,
): Promise<void> {
  // In a scope of its own: the body rules below are not those of other routes.
  await app.register(async (scope) => {
    acceptJsonOrNothing(scope);
    for (const served of rows) {
      const { row } = served;
      scope.route({
        method: row.method,
        url: row.path.replace(/\{(\w+)\}/g, ':$1'),
        bodyLimit: row.bodyLimit ?? bodyLimit,
        handler: handlerOf(served, makeContext),
      });
    }
  });
}

function handlerOf(served: ServedRow, makeContext: ContextMaker) {
  const { name, row } = served;
  const procedure = row.streamed ?? served.procedure;
  const { type, meta } = procedure._def;
  const { who } = (meta ?? {}) as Meta;
  // Describing every row's input would take a start's time for rows that are called much later.
  const readerOf = once(() => served.input && inputReader(served.input, row));
  return async (request: FastifyRequest, reply: FastifyReply) => {
    let status: number = row.status ?? 200;
    const ctx = makeContext(request, reply, (code) => {
      status = code;
    });
    const input = readerOf()?.(request);
    const output: unknown = await procedure({
      ctx,
      path: name,
      type,
      getRawInput: async () => input,
      signal: undefined,
      batchIndex: 0,
    });
    if (row.alsoStatus === 204 && output === null) status = 204;
    reply.code(status);
    if (status === 204) return reply.send();
    reply.type('application/json; charset=utf-8').header('content-language', await ctx.localeFor(who));
    if (row.streamed) {
      // A browser that opens the address keeps the file instead of showing it.
      reply.header('content-disposition', 'attachment; filename="herohood.json"');
      return reply.send(await openWrittenAnswer(output as WriteAnswer));
    }
    return reply.send(JSON.stringify(output ?? null));
  };
}

/**
 * A body is JSON or absent. An absent one is fine under any content type: programs often name one out of habit.
 */
function acceptJsonOrNothing(scope: FastifyInstance): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    try {
      requireModestJson(body);
    } catch (error) {
      return done(error as Error);
    }
    parse(request, body, done);
  });
  scope.addContentTypeParser('*', (request, _payload, done) => {
    if (hasBody(request.headers)) {
      done(requestRefusal('UNSUPPORTED_MEDIA_TYPE', 'wantsJson'));
    } else {
      done(null, undefined);
    }
  });
}

interface BodyRules {
  /** A body that is null is null in every field that must be there. */
  mayBeNull?: boolean | undefined;
}

/** How a text of the address becomes the value that the call's schema wants. */
type Kind = 'number' | 'boolean' | 'list';

/** Reads path, query and body of a request into the one object that the procedure takes. */
type InputReader = (request: FastifyRequest) => Record<string, unknown>;

/**
 * Prepares the reader of a row. Numbers, booleans and lists in the address are recognized by the schema; a text
 * that is neither stays as it is, so that the schema itself explains what is wrong.
 *
 * @throws (the reader) DomainError BAD_REQUEST when the body is no JSON object.
 */
function inputReader(schema: InputSchema, { mayBeNull }: BodyRules = {}): InputReader {
  const kinds = new Map<string, Kind>();
  for (const [name, property] of Object.entries(schema.properties)) {
    const kind = kindOf(property);
    if (kind) kinds.set(name, kind);
  }
  const read = (texts: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, convert(text, kinds.get(name))]));

  const nothing = Object.fromEntries(schema.required.map((name) => [name, null]));
  return ({ query, body, params }) => ({
    ...read(query as Record<string, unknown>),
    ...(mayBeNull && body === null ? nothing : requireObject(body)),
    // Last: nothing in a body may point the call at another thing than its address names.
    ...read(params as Record<string, unknown>),
  });
}

function requireObject(body: unknown): object {
  if (body === undefined || body === null) return {};
  if (typeof body === 'object' && !Array.isArray(body)) return body;
  throw requestRefusal('BAD_REQUEST', 'wantsObject');
}

function kindOf(schema: JsonSchema): Kind | undefined {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) {
    const kinds = options.flatMap((option) => (typeof option === 'object' ? [kindOf(option)] : []));
    return kinds.find((kind) => kind !== undefined);
  }
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) return values.every((value) => typeof value === 'number') ? 'number' : undefined;
  const types: readonly string[] = [schema.type ?? []].flat();
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (types.includes('boolean')) return 'boolean';
  return types.includes('array') ? 'list' : undefined;
}

function convert(text: unknown, kind: Kind | undefined): unknown {
  if (kind === 'list') return Array.isArray(text) ? text : [text];
  if (typeof text !== 'string') return text;
  const plain = plainDigits(text);
  if (kind === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(plain)) return Number(plain);
  if (kind === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/**
 * The stream of an answer that is written while it is sent; its reader sets the pace. Rejects with what goes wrong before
 * the first piece; later the stream breaks off.
 */
function openWrittenAnswer(writeAnswer: WriteAnswer): Promise<PassThrough> {
  const out = new PassThrough();
  // Whoever sends it hears of a fault too; this is for the moment before.
  out.on('error', () => {});
  return new Promise((resolve, reject) => {
    const write = (text: string) => {
      resolve(out);
      return writeTo(out, text);
    };
    writeAnswer(write).then(
      () => out.end(),
      (error) => {
        reject(error);
        out.destroy(error);
      },
    );
  });
}

/** Waits until the reader has taken enough; rejects when they have gone. */
async function writeTo(out: PassThrough, text: string): Promise<void> {
  if (out.write(text)) return;
  await new Promise<void>((resolve, reject) => {
    const settle = () => {
      out.off('drain', settle).off('close', settle);
      if (out.destroyed) reject(new Error('The reader of an answer has gone.'));
      else resolve();
    };
    out.on('drain', settle).on('close', settle);
    if (out.destroyed) settle();
  });
}
