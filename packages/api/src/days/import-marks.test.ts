import { describe, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { createTestFamily } from '../../tests/testing/test-family';

const suite = new FamilySuite({ timeZone: 'Europe/Berlin', startAt: '2026-03-10T15:00:00.000Z' });

type Import = Parameters<ReturnType<typeof days>['importMarks']>[0];
const days = () => suite.family.parent.call().days;
const bring = (ics: string, rest: Partial<Import> = {}) =>
  days().importMarks({ ics, kind: 'holiday', ...rest });
const listed = async () =>
  (await days().listMarks({ from: '2026-01-01', until: '2027-02-01' })).map(({ from, until, note }) =>
    [from, until, note].join(' '),
  );
const figures = (...[added, changed, removed, skipped]: number[]) => ({
  ...{ added, changed, removed, skipped, unread: 0, errors: [] },
});

const EASTER = ['easter', '20260330', '20260411', 'Easter holidays'];
const MAY = ['may', '20260501', '20260502', 'Day of Work'];
const file = (events: string[][], name = 'School') =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `X-WR-CALNAME:${name}`],
    ...events.flatMap(([uid, from, until, summary]) => [
      ...['BEGIN:VEVENT', `UID:${uid}`, `DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${until}`],
      ...[`SUMMARY:${summary}`, 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

describe('a calendar file', () => {
  test('becomes marks that say where they come from; twice imported is one import', async () => {
    expect(await bring(file([EASTER, MAY]))).toEqual(figures(13, 0, 0, 0));
    const marks = await days().listMarks({ from: '2026-03-01', until: '2026-06-01' });
    expect(marks).toMatchObject([
      {
        childId: null,
        kind: 'holiday',
        from: '2026-03-30',
        until: '2026-04-10',
        note: 'Easter holidays',
        source: 'import',
      },
      { from: '2026-05-01', until: '2026-05-01', note: 'Day of Work', source: 'import' },
    ]);
    const count = async () =>
      (await suite.database.sql`select 1 from sync_events where entity = 'day_mark'`).length;
    const told = await count();
    expect(await bring(file([EASTER, MAY]))).toEqual(figures(0, 0, 0, 13));
    expect(await days().listMarks({ from: '2026-03-01', until: '2026-06-01' })).toEqual(marks);
    expect(await count()).toBe(told);
  });

  test('says the same with dryRun, and writes nothing', async () => {
    expect(await bring(file([EASTER]), { dryRun: true })).toEqual(figures(12, 0, 0, 0));
    expect(await listed()).toEqual([]);
    const acts = (await suite.family.parent.call().family.audit({})).map(({ act }) => act);
    expect(acts).not.toContain('day_marks.imported');
  });

  test('of a later day changes, adds and takes away; each hero, kind and calendar by itself', async () => {
    const childId = suite.family.hero.id;
    await bring(file([EASTER, MAY]));
    await bring(file([EASTER]), { childId });
    await bring(file([MAY]), { kind: 'school-free' });
    await bring(file([MAY], 'Club'));
    expect(
      await bring(
        file([
          ['easter', '20260331', '20260412', 'Easter'],
          ['june', '20260604', '20260605', 'Feast'],
        ]),
      ),
    ).toEqual(figures(1, 12, 1, 0));
    expect(await listed()).toEqual([
      '2026-03-30 2026-04-10 Easter holidays',
      '2026-03-31 2026-04-11 Easter',
      ...['2026-05-01 2026-05-01 Day of Work', '2026-05-01 2026-05-01 Day of Work'],
      '2026-06-04 2026-06-04 Feast',
    ]);
    expect(await bring(file([]), { childId })).toEqual(figures(0, 0, 12, 0));
    expect(await listed()).toHaveLength(4);
  });

  test.each(['School', ''])(
    'is taken back by an empty one of its name, "%s", and can come again',
    async (name) => {
      const named = (events: string[][]) => file(events, name).replace('X-WR-CALNAME:\r\n', '');
      await bring(file([MAY], 'Club'));
      expect(await bring(named([EASTER, MAY]))).toEqual(figures(13, 0, 0, 0));
      expect(await bring(named([]))).toEqual(figures(0, 0, 13, 0));
      expect(await listed()).toEqual(['2026-05-01 2026-05-01 Day of Work']);
      expect(await bring(named([EASTER, MAY]))).toEqual(figures(13, 0, 0, 0));
    },
  );

  test('is told to whom it concerns', async () => {
    await bring(file([['ill', '20260308', '20260309', 'Ill']]), { childId: suite.family.hero.id });
    const [event] = await suite.database.sql`
      select entity, child_id, entity_id from sync_events where entity = 'day_mark' order by id desc limit 1`;
    expect({ ...event }).toEqual({ entity: 'day_mark', child_id: suite.family.hero.id, entity_id: null });
    const [entry] = await suite.family.parent.call().family.audit({});
    expect(entry).toMatchObject({ act: 'day_marks.imported', childId: suite.family.hero.id });
  });

  test('by two parents at once is one import', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => bring(file([EASTER, MAY]))));
    expect(answers.map(({ added }) => added).toSorted()).toEqual([0, 0, 13]);
    expect(await listed()).toHaveLength(2);
  });
});

describe('what a parent did with an imported mark stands', () => {
  const idOf = async (note: string) =>
    (await days().listMarks({ from: '2026-03-01', until: '2026-06-01' })).find((mark) => mark.note === note)
      ?.id ?? '';

  test('taken away it stays away, is never shown again, and cannot be changed', async () => {
    await bring(file([EASTER, MAY]));
    const id = await idOf('Day of Work');
    await days().removeMark({ id });
    expect(await bring(file([EASTER, MAY]))).toEqual(figures(0, 0, 0, 13));
    expect(await bring(file([EASTER, ['may', '20260504', '20260505', 'Moved']]))).toEqual(
      figures(0, 0, 0, 13),
    );
    expect(await listed()).toEqual(['2026-03-30 2026-04-10 Easter holidays']);
    expect(await codeOf(days().updateMark({ id, note: 'Back' }))).toBe('NOT_FOUND');
    expect(await codeOf(days().removeMark({ id }))).toBe('NOT_FOUND');
  });

  test('changed it is their own, with the same id', async () => {
    await bring(file([EASTER, MAY]));
    const id = await idOf('Day of Work');
    expect(await days().updateMark({ id, note: 'Day of Work' })).toMatchObject({ source: 'import' });
    expect(await days().updateMark({ id, until: '2026-05-03' })).toMatchObject({ id, source: 'parent' });
    expect(await bring(file([EASTER, MAY]))).toEqual(figures(0, 0, 0, 13));
    expect(await bring(file([EASTER]))).toEqual(figures(0, 0, 0, 12));
    expect(await listed()).toContain('2026-05-01 2026-05-03 Day of Work');
    await days().removeMark({ id });
    expect(await bring(file([EASTER, MAY]))).toEqual(figures(0, 0, 0, 13));
  });
});

describe('refused as a whole', () => {
  test('what is no calendar, too large, endless, or a stranger’s hero', async () => {
    const endless = 'BEGIN:VEVENT\nDTSTART:10000101\nRRULE:FREQ=DAILY;COUNT=999999\nEND:VEVENT\n'.repeat(20);
    const stranger = await createTestFamily(suite.ports);
    const cases = [
      [() => bring('Not a calendar.'), 'BAD_REQUEST'],
      [() => bring(file([EASTER]).slice(0, -10)), 'BAD_REQUEST'],
      [() => bring(`BEGIN:VCALENDAR\n${endless}END:VCALENDAR`), 'BAD_REQUEST'],
      [() => bring(file([['long', '20260330', '20260331', 'ä'.repeat(524_288)]])), 'TOO_LARGE'],
      [() => bring(file([EASTER]), { childId: stranger.hero.id }), 'NOT_FOUND'],
      [() => bring(file([EASTER]), { childId: stranger.hero.id, dryRun: true }), 'NOT_FOUND'],
    ] as const;
    for (const [sent, code] of cases) expect(await codeOf(sent())).toBe(code);
    expect(await listed()).toEqual([]);
  });

  test('more marks than a family has room for', async () => {
    const every = Array.from({ length: 300 }, (_, i) => {
      const [from, until] = [2 * i, 2 * i + 1].map((n) =>
        new Date(Date.UTC(2026, 2, 1 + n)).toISOString().slice(0, 10).replaceAll('-', ''),
      );
      return [`day ${i}`, from ?? '', until ?? '', `Day ${i}`];
    });
    await suite.database.sql`insert into day_marks (family_id, kind, from_day, until_day)
      select family_id, 'away', '2026-03-10', '2026-03-10' from children, generate_series(1, 4700)
      where id = ${suite.family.hero.id}`;
    expect(await bring(file(every))).toMatchObject({ added: 300 });
    expect(await codeOf(bring(file([EASTER], 'Club')))).toBe('CONFLICT');
    expect(await codeOf(bring(file([EASTER], 'Club'), { dryRun: true }))).toBe('CONFLICT');
  });
});

test('an event that cannot be read is told by its line and stays as it was, and the rest is imported', async () => {
  await bring(file([EASTER, MAY]));
  expect(await bring(file([['easter', '20260231', '20260411', 'Easter'], MAY]))).toEqual({
    ...figures(0, 0, 0, 13),
    unread: 1,
    errors: [{ line: 4, message: '“2026-02-31” is no date.' }],
  });
  const broken = Array.from({ length: 300 }, (_, at) => [`broken ${at}`, '20260231', '20260301', '']);
  const many = await bring(file([MAY, ...broken]), { dryRun: true });
  expect([many.unread, many.errors.length]).toEqual([300, 100]);
});
