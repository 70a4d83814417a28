import type { Meta, RestRow, Who } from '@herohood/api/trpc';
import type { AnyProcedure, AnyRouter } from '@trpc/server';
import * as z from 'zod';
import { once } from '../once';
import { type JsonSchema, SHAPE } from './openapi-shapes';

/** Who may call, as the description of a call in the OpenAPI document says it. */
export type CallerKind =
  | 'anyone'
  | 'parent'
  /** The parent who owns the family; whatever a parent may call, they may. */
  | 'owner'
  | 'hero'
  /** Who looks after the missions of a family (rules: members). */
  | 'helper'
  /** A parent who waits to be let into the family (rules: family). */
  | 'waitingParent'
  /** A parent whose family has no premium access (rules: subscription). */
  | 'parentWithoutPremium'
  | 'heroInEmergency';

/** A procedure as its metadata and its schemas describe it. */
export interface DescribedProcedure {
  /** The procedure's place in the router, e.g. `missions.complete`. */
  name: string;
  procedure: AnyProcedure;
  who: Who | undefined;
  withoutPremium: boolean;
  /** How many usual calls it is as dear as. */
  weight: number;
  /** So many of it may stand in one request. */
  mostInRequest: number;
  callers: CallerKind[];
  /** The input as a JSON schema, worked out when first read; null for a call without input. */
  readonly input: InputSchema | null;
  /** The output as a JSON schema, worked out when first read; null where the procedure declares none. */
  readonly output: JsonSchema | null;
}

/** One row of the REST contract with the procedure that serves it. */
export interface ServedRow extends DescribedProcedure {
  row: RestRow;
}

export interface InputSchema {
  properties: Record<string, JsonSchema>;
  required: string[];
}

/** Every procedure of the router that is also a row of the REST contract, in the router's order. */
export function servedRows(router: AnyRouter): ServedRow[] {
  return describedProcedures(router).filter(
    (described): described is ServedRow => described.row !== undefined,
  );
}

/** Every procedure of the router, in its order; `row` where it is also a row of the REST contract. */
export function describedProcedures(
  router: AnyRouter,
): (DescribedProcedure & { row: RestRow | undefined })[] {
  const procedures = Object.entries(router._def.procedures as Record<string, AnyProcedure>);
  return procedures.map(([name, procedure]) => {
    const meta = (procedure._def.meta ?? {}) as Meta;
    const { rest: row, who, withoutPremium = false, weight = 1 } = meta;
    const { mostInRequest = Number.POSITIVE_INFINITY } = meta;
    const schemas = schemasOf(procedure);
    const inputOf = once(() => (schemas.inputs.length === 0 ? null : mergeInputs(schemas.inputs)));
    const outputOf = once(() => (schemas.output ? toJson(schemas.output, 'output') : null));
    return {
      ...{ name, procedure, row, who, withoutPremium, weight, mostInRequest, callers: callersOf(meta) },
      get input() {
        return inputOf();
      },
      get output() {
        return outputOf();
      },
    };
  });
}

function callersOf({
  who,
  withoutPremium,
  beforeAcceptance,
  duringEmergency,
  ownerOnly,
  helpers,
}: Meta): CallerKind[] {
  if (!who) return ['anyone'];
  return who.flatMap((role): CallerKind[] => {
    if (role === 'child') return ['hero', ...(duringEmergency ? ['heroInEmergency' as const] : [])];
    return [
      ownerOnly ? 'owner' : 'parent',
      ...(helpers ? ['helper' as const] : []),
      ...(beforeAcceptance ? ['waitingParent' as const] : []),
      ...(withoutPremium ? ['parentWithoutPremium' as const] : []),
    ];
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
    metadata: withShapes,
    override: ({ jsonSchema }) => withoutNoise(jsonSchema),
  });
  return json;
}

/** What schemas say of themselves. A shape's id goes by another name: zod would move the shape out of the call's own schema. */
const withShapes = Object.assign(z.registry<z.GlobalMeta>(), {
  get(schema: z.core.$ZodType) {
    const { id, ...said } = z.globalRegistry.get(schema) ?? {};
    return id === undefined ? said : { ...said, [SHAPE]: id };
  },
});

/** Bounds that every whole number of JSON has, and patterns that say again what the format says. */
function withoutNoise(schema: JsonSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.format === 'date-time' || schema.format === 'date') delete schema.pattern;
}
