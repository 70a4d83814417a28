import { START } from './contract-world';

/** As much of JSON Schema as the OpenAPI document uses for what calls take. */
export interface InputSchema {
  type?: string | string[];
  properties?: Record<string, InputSchema>;
  required?: string[];
  items?: InputSchema;
  additionalProperties?: boolean | InputSchema;
  propertyNames?: InputSchema;
  anyOf?: InputSchema[];
  allOf?: InputSchema[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  format?: string;
  pattern?: string;
  minimum?: number;
  minLength?: number;
  'x-entity'?: string[];
  'x-strangers'?: 'invalid' | 'harmless';
}

const WORDS = ['Sample', 'sample text', '12:00', '1234'];
const FORMATS: Record<string, string> = {
  date: START.slice(0, 10),
  'date-time': START,
  email: 'parent@hero.example',
};

export const isNull = ({ type }: InputSchema) => type === 'null';

/** The schema's own words for the value that is not null. */
export const withoutNull = (schema: InputSchema): InputSchema =>
  schema.anyOf?.find((option) => !isNull(option)) ?? schema;

export const exampleOf = (schema: InputSchema): unknown =>
  schema.examples?.[0] ?? withoutNull(schema).examples?.[0];

/**
 * A value that a schema takes: its example, or what follows from its type.
 *
 * @param where names the field in the error, e.g. `POST /api/rewards: field 'icon'`
 * @throws when nothing follows from the schema: then the document needs an example
 */
export function sampleOf(schema: InputSchema, where: string): unknown {
  const example = exampleOf(schema);
  if (example !== undefined) return example;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(withoutNull(schema), where);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return sampleObject(schema, where);
    case 'array':
      return [];
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1);
    case 'string':
      return sampleText(schema, where);
    default:
      throw new Error(
        `${where}: no value follows from its schema. Give it an example: .meta({ examples: […] })`,
      );
  }
}

/** Required fields, and those that may be left out but have an example. */
function sampleObject({ properties = {}, required = [] }: InputSchema, where: string): object {
  const chosen = Object.entries(properties).filter(
    ([name, property]) => required.includes(name) || exampleOf(property) !== undefined,
  );
  return Object.fromEntries(
    chosen.map(([name, property]) => [name, sampleOf(property, `${where}, field '${name}'`)]),
  );
}

function sampleText({ format, pattern, allOf = [], minLength = 0 }: InputSchema, where: string): string {
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].flatMap((each) => each ?? []);
  const candidates = format && FORMATS[format] ? [FORMATS[format]] : WORDS;
  const fits = (text: string) =>
    text.length >= minLength && patterns.every((each) => new RegExp(each, 'u').test(text));
  const found = candidates.find(fits);
  if (found === undefined) {
    throw new Error(
      `${where}: no text follows from its pattern. Give it an example: .meta({ examples: […] })`,
    );
  }
  return found;
}
