import { expect, test } from 'vitest';
import * as z from 'zod';
import { sayIssuesKindly } from './say-issue';

sayIssuesKindly();
const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

test.each([
  [z.string(), undefined, 'Please fill this in.'],
  [z.string().min(1), '', 'Please fill this in.'],
  [z.string().min(3), 'ab', 'Please use at least 3 characters.'],
  [z.string().max(2), 'abc', 'Please use at most 2 characters.'],
  [z.string(), 7, 'Please use text here.'],
  [z.number().int(), 2.5, 'Please use a whole number here.'],
  [z.number().min(1), 0, 'Please use 1 or more.'],
  [z.number().max(1000), 1001, 'Please use 1000 or less.'],
  [z.boolean(), 'yes', 'Please use yes or no (true or false) here.'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Please choose at most 1.'],
  [z.enum(['hours', 'days']), 'months', 'Please choose one of hours, days.'],
  [z.enum([...'abcdefghijklm'] as [string, ...string[]]), 'z', 'Please choose one of 13: a, b, c ... m.'],
  [z.email(), 'nobody', 'Please check how this is written.'],
  [z.union([z.int(), z.iso.date()]), 'soon', 'Please check how this is written.'],
  [z.int().multipleOf(5), 3, 'Please check this.'],
  [z.strictObject({}), { extra: 1 }, 'This is not known here: extra.'],
])('%o with %j', (schema, value, sentence) => {
  expect(said(schema, value)).toBe(sentence);
});

test("a schema's own sentence goes before", () => {
  expect(said(z.string().min(6, 'Password must be at least 6 characters long'), 'abc')).toBe(
    'Password must be at least 6 characters long',
  );
});
