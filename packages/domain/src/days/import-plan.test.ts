import { expect, it } from 'vitest';
import { type ImportedRow, planImport } from './import-plan';

const from = '2026-03-01';
const row = (
  uid: string,
  [first, until]: [string, string],
  rest: Partial<ImportedRow> = {},
): ImportedRow => ({
  ...{ id: `${uid} ${first}`, uid, from: first, until, note: 'It', isGone: false, ...rest },
});
const days = (...of: string[]) => new Map<string, string | null>(of.map((day) => [`2026-03-${day}`, 'It']));
const plan = (
  rows: ImportedRow[],
  events: [string, Map<string, string | null> | null][],
  isNameless = false,
) => {
  const { gone, made, touchedFrom, ...figures } = planImport({
    rows,
    events: new Map(events),
    from,
    isNameless,
  });
  const { added, changed, removed, skipped } = figures;
  return {
    figures: [added, changed, removed, skipped],
    gone,
    made: made.map((each) => `${each.from} ${each.until} ${each.note}`),
    touchedFrom,
  };
};
const nothing = { gone: [], made: [], touchedFrom: null };
const camp = row('camp', ['2026-03-10', '2026-03-12']);

it('new days are made in stretches', () => {
  expect(plan([], [['camp', days('12', '10', '11', '20')]])).toEqual({
    ...{ figures: [4, 0, 0, 0], gone: [], touchedFrom: '2026-03-10' },
    made: ['2026-03-10 2026-03-12 It', '2026-03-20 2026-03-20 It'],
  });
});

it('the same again does nothing', () => {
  expect(plan([camp], [['camp', days('10', '11', '12')]])).toEqual({ figures: [0, 0, 0, 3], ...nothing });
});

it('days that moved are changed, those beyond them added or removed', () => {
  expect(plan([camp], [['camp', days('11', '12', '13')]])).toEqual({
    ...{ figures: [0, 1, 0, 2], gone: [camp.id], touchedFrom: '2026-03-10' },
    made: ['2026-03-11 2026-03-13 It'],
  });
  expect(plan([camp], [['camp', days('20')]]).figures).toEqual([0, 1, 2, 0]);
  expect(plan([camp], [['camp', days('09', '10', '11', '12', '13')]]).figures).toEqual([2, 0, 0, 3]);
});

it('other words change the days and nobody’s streak', () => {
  const other = new Map([...days('10', '11', '12').keys()].map((day) => [day, 'Other']));
  expect(plan([camp], [['camp', other]])).toMatchObject({ figures: [0, 3, 0, 0], touchedFrom: null });
});

it('what is gone from the file goes, but for days before those that are asked for', () => {
  const long = row('camp', ['2026-02-20', '2026-03-02']);
  expect(plan([long], [])).toEqual({
    ...{ figures: [0, 0, 2, 0], gone: [long.id], touchedFrom: '2026-03-01' },
    made: ['2026-02-20 2026-02-28 It'],
  });
  expect(plan([row('old', ['2026-02-01', '2026-02-02'])], [])).toEqual({ figures: [0, 0, 0, 0], ...nothing });
});

it('what cannot be read stays', () => {
  expect(plan([camp], [['camp', null]])).toEqual({ figures: [0, 0, 0, 3], ...nothing });
});

it('what a parent took away stays away: of a series its day, of an event all of it', () => {
  const gone = row('swim', ['2026-03-11', '2026-03-11'], { isGone: true });
  const other = row('swim', ['2026-03-04', '2026-03-04']);
  expect(plan([gone, other], [['swim', days('04', '11', '18')]])).toMatchObject({
    ...{ figures: [1, 0, 0, 2], made: ['2026-03-18 2026-03-18 It'] },
  });
  expect(plan([{ ...camp, isGone: true }], [['camp', days('20', '21')]])).toEqual({
    ...{ figures: [0, 0, 0, 2], ...nothing },
  });
});

it('a stretch of more than a year is two marks', () => {
  const year = Array.from({ length: 400 }, (_, i) =>
    new Date(Date.UTC(2026, 2, 1 + i)).toISOString().slice(0, 10),
  );
  const { made } = plan([], [['abroad', new Map(year.map((day) => [day, null]))]]);
  expect(made).toEqual(['2026-03-01 2027-03-01 null', '2027-03-02 2027-04-04 null']);
});

it('a file without a name takes nothing away beyond its own first and last day: that is another file’s', () => {
  const swim = row('swim', ['2026-03-05', '2026-03-05']);
  const rows = [camp, swim];
  expect(plan(rows, [['trip', days('08', '14')]], true)).toMatchObject({
    figures: [2, 0, 3, 0],
    gone: [camp.id],
  });
  expect(plan(rows, [['trip', days('08', '14')]])).toMatchObject({ gone: [camp.id, swim.id] });
  // One that speaks of no day takes an import back.
  expect(plan(rows, [], true)).toMatchObject({ gone: [camp.id, swim.id] });
});
