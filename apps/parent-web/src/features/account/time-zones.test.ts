import { expect, test } from 'vitest';
import { timeZoneChoices } from './time-zones';

const own = Intl.DateTimeFormat().resolvedOptions().timeZone;

test("the browser's own time zone is offered first, and each one once", () => {
  const [device, all] = timeZoneChoices('Europe/Berlin');
  expect(device?.items.map(({ value }) => value)).toEqual([own]);
  const values = [...(device?.items ?? []), ...(all?.items ?? [])].map(({ value }) => value);
  expect(values).toContain('Europe/Berlin');
  expect(new Set(values).size).toBe(values.length);
});

test('a family keeps its time zone even where the browser does not list it', () => {
  const values = timeZoneChoices('Etc/Somewhere').flatMap(({ items }) => items.map(({ value }) => value));
  expect(values).toContain('Etc/Somewhere');
});

test('zones are found as they are spoken, not as they are written', () => {
  const options = timeZoneChoices(own).flatMap(({ items }) => items);
  expect(options.find(({ value }) => value === 'America/New_York')?.label).toBe('America/New York');
});
