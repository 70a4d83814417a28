import type { Bad, Sample } from './sample';

const hero: Sample['id'] = async (_world, family) => family.hero.id;

const TRIP = { kind: 'vacation', from: '2026-03-20', until: '2026-03-27', note: 'By the sea' };
const AWAY = { anchor: '2026-03-02', weeks: 1, away: [true, true, false, false, false, false, false] };

const CALENDAR = [
  ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:easter', 'DTSTART;VALUE=DATE:20260330'],
  ...['DTEND;VALUE=DATE:20260411', 'SUMMARY:Easter', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');

const DAYS: Bad[] = [
  { body: { kind: 'school' } },
  { body: { from: '2026-02-30' } },
  { body: { until: '27.03.2026' } },
  { body: { until: '2026-03-19' } },
  { body: { until: '2027-03-21' } },
  { body: { note: 'x'.repeat(501) } },
  { body: { from: '2026-02-06' }, code: 'TOO_OLD' },
  { body: { kind: 'sick', from: '2026-03-02' }, code: 'TOO_OLD' },
];

const PATTERNS: Bad[] = [
  { anchor: '2026-03-03' },
  { anchor: 'Monday' },
  { anchor: undefined },
  { weeks: 0 },
  { weeks: 5, away: Array.from({ length: 35 }, () => true) },
  { weeks: 1.5 },
  { weeks: 2 },
  { weeks: null },
  { away: undefined },
  { away: [] },
  { away: [1, 0, 0, 0, 0, 0, 0] },
  // An empty object names nothing and is no null: it must end nothing.
  { anchor: undefined, weeks: undefined, away: undefined },
].map((part) => ({ body: part }));

/** How tests call the rows of days that are not like the others. */
export const MARK_SAMPLES: Record<string, Sample> = {
  'GET /api/day-marks': {
    query: 'from=2026-03-01&until=2026-03-31',
    bad: [
      { query: 'from=2026-03-01' },
      { query: 'until=2026-03-01' },
      { query: 'from=2026-03-02&until=2026-03-01' },
      { query: 'from=2026-01-01&until=2027-02-05' },
      { query: 'from=2026-02-30&until=2026-03-31' },
    ],
  },
  'POST /api/day-marks': { body: () => TRIP, bad: DAYS },
  'PATCH /api/day-marks/{id}': {
    id: async (_world, { parent }) => (await parent.send('POST /api/day-marks', TRIP)).body.id,
    body: () => ({ note: 'In the hills' }),
    bad: DAYS,
  },
  'DELETE /api/day-marks/{id}': {
    id: async (_world, { parent }) => (await parent.send('POST /api/day-marks', TRIP)).body.id,
  },
  'POST /api/day-marks/import': {
    body: () => ({ ics: CALENDAR, kind: 'holiday' }),
    bad: [
      ...['', 'Not a calendar.', CALENDAR.slice(0, -15)].map((ics) => ({ body: { ics } })),
      { body: { kind: 'easter' } },
      { body: { dryRun: 'yes' } },
    ],
  },
  'GET /api/children/{id}/care-pattern': { id: hero },
  'PUT /api/children/{id}/care-pattern': { id: hero, body: () => AWAY, bad: PATTERNS },
  'DELETE /api/children/{id}/care-pattern': { id: hero },
};
