import { MARK_KINDS } from '@herohood/domain/days/marks';
import { HOUR_MS } from '@herohood/domain/time/durations';
import { type Act, parent, type Turn } from './acts-play';

/** A day around the present one, mostly one that may still be marked. */
const dayOf = ({ of, now }: Turn, choices = [0, 0, 24, -24, -9 * 24, -40 * 24, 100 * 24]) =>
  new Date(now.getTime() + of(choices) * HOUR_MS).toISOString().slice(0, 10);

/** A few days; seldom ones that end before they begin. */
const days = (turn: Turn) => ({
  from: dayOf(turn),
  until: dayOf({ ...turn, n: turn.n + turn.b }, [0, 24, 48, 200 * 24]),
});
const kind = ({ of }: Turn) => of(MARK_KINDS);

/** A school's calendar, which changes from time to time; seldom one that broke off. */
function calendar(turn: Turn): string {
  const events = [0, 1, 2].slice(turn.b % 3).map((no) => {
    const from = dayOf({ ...turn, n: turn.n + no }, [0, 24, 240, 2400]).replaceAll('-', '');
    return `BEGIN:VEVENT\nUID:${no}\nDTSTART:${from}\nRRULE:FREQ=WEEKLY;COUNT=${turn.of([1, 3])}\nEND:VEVENT\n`;
  });
  return `BEGIN:VCALENDAR\n${events.join('')}${turn.of(['END:VCALENDAR', 'END:VCALENDAR', ''])}`;
}

/** What parents say of days that are not like the others. */
export const DAY_ACTS = {
  'days.createMark': parent(
    (turn) => turn.call.days.createMark({ kind: kind(turn), ...days(turn), childId: turn.one('heroes') }),
    'marks',
  ),
  'days.createMark, for all': parent(
    (turn) => turn.call.days.createMark({ kind: kind(turn), ...days(turn), note: 'Holidays' }),
    'marks',
  ),
  'days.updateMark': parent((turn) =>
    turn.call.days.updateMark({
      id: turn.one('marks'),
      ...turn.of([{ kind: kind(turn) }, days(turn), { note: null }, { until: dayOf(turn) }]),
    }),
  ),
  'days.removeMark': parent(({ call, one }) => call.days.removeMark({ id: one('marks') })),
  'days.importMarks': parent((turn) =>
    turn.call.days.importMarks({
      ics: calendar(turn),
      kind: turn.of(['holiday', 'school-free']),
      ...turn.of([{}, { childId: turn.one('heroes') }, { dryRun: true }]),
    }),
  ),
  'days.setCarePattern': parent(({ call, one, of, b }) =>
    call.days.setCarePattern({
      id: one('heroes'),
      ...of([
        { anchor: '2026-03-02', weeks: 1, away: Array.from({ length: 7 }, (_, i) => i < b % 8) },
        { anchor: null, weeks: null, away: null },
      ]),
    }),
  ),
  'days.clearCarePattern': parent(({ call, one }) => call.days.clearCarePattern({ id: one('heroes') })),
} satisfies Record<string, Act>;
