import type { Meta, RestRow, Who } from '@herohood/api/trpc';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import * as z from 'zod';

/** One row of the REST contract with the procedure that serves it. */
export interface ServedRow {
  /** The procedure's place in the router, e.g. `missions.complete`. */
  name: string;
  procedure: AnyProcedure;
  row: RestRow;
  who: Who | undefined;
  withoutPremium: boolean;
  /** The input as a JSON schema; null for a call without input. */
  input: InputSchema | null;
  /** The output as a JSON schema; null where the procedure declares none. */
  output: JsonSchema | null;
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface InputSchema {
  properties: Record<string, JsonSchema>;
  required: string[];
}

/** Every procedure of the router that is also a row of the REST contract, in the router's order. */
export function servedRows(router: AnyRouter): ServedRow[] {
  const procedures = Object.entries(router._def.procedures as Record<string, AnyProcedure>);
  return procedures.flatMap(([name, procedure]) => {
    const { rest: row, who, withoutPremium = false } = (procedure._def.meta ?? {}) as Meta;
    if (!row) return [];
    const schemas = schemasOf(procedure);
    const input = schemas.inputs.length === 0 ? null : mergeInputs(schemas.inputs);
    const output = schemas.output ? toJson(schemas.output, 'output') : null;
    return [{ name, procedure, row, who, withoutPremium, input, output }];
  });
}

/** The names between braces of a row's path. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

/** tRPC keeps a procedure's parsers on its definition; this project gives it zod schemas only. */
function schemasOf(procedure: AnyProcedure): { inputs: z.ZodType[]; output: z.ZodType | undefined } {
  const { inputs, output } = procedure._def as unknown as { inputs: z.ZodType[]; output?: z.ZodType };
  return { inputs, output };
}

function mergeInputs(schemas: z.ZodType[]): InputSchema {
  const merged: InputSchema = { properties: {}, required: [] };
  for (const schema of schemas) {
    const { properties = {}, required = [] } = toJson(schema, 'input');
    for (const [name, property] of Object.entries(properties)) {
      if (typeof property === 'object') merged.properties[name] = property;
    }
    merged.required.push(...required);
  }
  return merged;
}

function toJson(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return json;
}
