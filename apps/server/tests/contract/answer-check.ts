import { ERROR_STATUS } from '@herohood/domain/errors';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import * as z from 'zod';
import type { OpenApiDocument } from '../../src/http/openapi';

type Schema = Parameters<typeof z.fromJSONSchema>[0] & object;

interface Operation {
  responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
}

/** Checks an answer to `method` and `url` against the document of the server's own calls. */
export type AnswerCheck = (method: string, url: string, answer: LightMyRequestResponse) => void;

const errorBody = z.strictObject({
  message: z.string().min(1),
  code: z.enum(Object.keys(ERROR_STATUS)),
  emergencyMode: z.literal(true).optional(),
  featureDisabled: z.literal(true).optional(),
  retryAfter: z.number().int().min(1).optional(),
  availableAt: z.iso.datetime().optional(),
  issues: z.array(z.strictObject({ path: z.string(), message: z.string() })).optional(),
});

/**
 * Every answer of every contract test goes through this: it has a status that the document names for its call. A success
 * has exactly the documented shape (no extra field), a refusal has its body (rules: errors), the status that belongs to
 * its code, and is never a 500.
 */
export function answerChecker(document: OpenApiDocument): AnswerCheck {
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
      // Literal paths before those with parameters, as the router has it.
      parameters: path.split('{').length,
      operation: operation as Operation,
    })),
  );
  operations.sort((a, b) => a.parameters - b.parameters);
  const $defs = withDefs(document.components.schemas);
  const schemas = new Map<Schema, z.ZodType>();
  const compiled = (schema: Schema) => {
    const known = schemas.get(schema) ?? z.fromJSONSchema({ ...withDefs(schema), $defs } as Schema);
    schemas.set(schema, known);
    return known;
  };

  return (method, url, answer) => {
    const place = `${method} ${url} -> ${answer.statusCode} ${answer.body.slice(0, 300)}`;
    if (answer.statusCode >= 400) checkRefusal(place, answer);
    const path = url.split('?')[0] ?? '';
    const found = operations.find((each) => each.method === method && each.pattern.test(path));
    // What is no call at all is refused with 404, whoever asks.
    if (!found && answer.statusCode >= 400) return;
    if (!found) throw new Error(`${place}: not in the document`);
    const documented = found.operation.responses[answer.statusCode];
    if (!documented) throw new Error(`${place}: not a documented status`);
    if (answer.statusCode >= 400) return;
    const schema = documented.content?.['application/json']?.schema;
    if (schema) {
      expect(answer.headers['content-type'], place).toBe('application/json; charset=utf-8');
      const parsed = compiled(schema).safeParse(answer.json());
      expect(parsed.error?.issues ?? [], place).toEqual([]);
    } else if (answer.statusCode === 204) {
      expect(answer.body, place).toBe('');
    }
  };
}

/** References as zod follows them. */
const withDefs = <T>(schema: T): T =>
  JSON.parse(JSON.stringify(schema).replaceAll('#/components/schemas/', '#/$defs/'));

function checkRefusal(place: string, answer: LightMyRequestResponse): void {
  expect(answer.statusCode, place).not.toBe(500);
  const parsed = errorBody.safeParse(answer.json());
  expect(parsed.error?.issues ?? [], place).toEqual([]);
  const { code, retryAfter } = answer.json();
  const isLateRepair = code === 'TOO_OLD' && place.includes('/streak/repair');
  const status = isLateRepair ? 409 : ERROR_STATUS[code as keyof typeof ERROR_STATUS];
  expect(answer.statusCode, place).toBe(status);
  expect(answer.headers['retry-after'], place).toBe(
    retryAfter === undefined ? undefined : String(retryAfter),
  );
}
