import type * as z from 'zod';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** How a schema says which named shape it is (`shape` of domain); the document has the shape's name in its place. */
export const SHAPE = 'x-shape';

/** What may stand beside a reference, and belongs to the place and not to the shape. */
const OF_THE_PLACE = ['default', 'description', 'examples'];

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Collects the named shapes of a document, each once. */
export interface Shapes {
  /**
   * The same answer with references where named shapes stood.
   *
   * @throws for two shapes of one name that differ
   */
  ofAnswer<T>(part: T): T;
  /** The same of what calls take. A shape that is taken in another way than it is answered is called `…Input`. */
  ofInput<T>(part: T): T;
  /** The shapes by name, in the order of the alphabet. */
  all(): Record<string, JsonSchema>;
}

export function collectShapes(): Shapes {
  const texts = new Map<string, string>();

  function named(name: string, shape: Json, isInput: boolean): string {
    const text = JSON.stringify(shape);
    const known = texts.get(name) ?? text;
    texts.set(name, known);
    if (known === text) return name;
    if (isInput && !name.endsWith('Input')) return named(`${name}Input`, shape, isInput);
    throw new Error(`Two shapes of the document are called ${name}.`);
  }

  function shared(value: Json, isInput: boolean): Json {
    if (Array.isArray(value)) return value.map((each) => shared(each, isInput));
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value).map(([key, each]) => [key, shared(each, isInput)] as const);
    const { [SHAPE]: name, ...whole } = Object.fromEntries(entries);
    if (typeof name !== 'string') return whole;
    const place = Object.entries(whole).filter(([key]) => OF_THE_PLACE.includes(key));
    const own = Object.entries(whole).filter(([key]) => !OF_THE_PLACE.includes(key));
    const $ref = `#/components/schemas/${named(name, Object.fromEntries(own), isInput)}`;
    return { $ref, ...Object.fromEntries(place) };
  }

  return {
    ofAnswer: <T>(part: T) => shared(part as Json, false) as T,
    ofInput: <T>(part: T) => shared(part as Json, true) as T,
    all: () =>
      Object.fromEntries(
        [...texts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, text]) => [name, JSON.parse(text)]),
      ),
  };
}
