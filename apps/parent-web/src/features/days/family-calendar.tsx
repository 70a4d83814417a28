import { lazily } from '@herohood/browser/lazy-part';
import { sayList } from '@herohood/browser/text/say';
import type { Child } from '@herohood/domain/children/schema';
import { addMonths, daysIn, daysOfMonth, monthOf } from '@herohood/domain/days/calendar-months';
import type { WeekStart } from '@herohood/domain/days/facts';
import { firstMarkable } from '@herohood/domain/days/mark-rules';
import type { MarkKind } from '@herohood/domain/days/marks';
import type { DayMark } from '@herohood/domain/days/marks-schema';
import { Stack } from '@mantine/core';
import { useState } from 'react';
import { Hint } from '../../layout/hint';
import { Section } from '../../layout/section';
import { ErrorState } from '../../layout/states';
import { monthName, shortDay } from '../../lib/format-day';
import { daysText as text } from '../../text/en/days';
import { DayMarks } from './day-marks';
import classes from './family-calendar.module.css';
import { KindChoice } from './kind-choice';
import { MarkList } from './mark-list';
import { awayByPattern, type DayKind, kindsOfDay } from './marks-of-days';
import { type DayRange, dayToShow } from './month';
import { MonthGrid } from './month-grid';
import grid from './month-grid.module.css';
import { PickedDay } from './picked-day';
import { useFamilyCalendar } from './use-family-calendar';
import { type MarkValues, useMarks } from './use-marks';
import { WhoFilter } from './who-filter';

const MarkDialog = lazily(async () => (await import('./mark-dialog')).MarkDialog);

/** Marks reach a month back, and calendars are imported for two years. */
const MONTHS_BACK = 24;
const MONTHS_AHEAD = 24;

interface Props {
  heroes: readonly Child[];
  today: string;
  weekStart: WeekStart;
}

type Edited = { mark: DayMark } | { start: MarkValues } | null;

/** A month of the family: a kind is chosen, then days; or one looks at a day. */
export function FamilyCalendar({ heroes, today, weekStart }: Props) {
  const [month, setMonth] = useState(monthOf(today));
  const [heroId, setHeroId] = useState<string | null>(null);
  const [kind, setKind] = useState<MarkKind | null>(null);
  const [picked, setPicked] = useState(today);
  const [edited, setEdited] = useState<Edited>(null);
  const { marks, calendar } = useFamilyCalendar({ heroes, heroId, month, today });
  const { mark, erase } = useMarks(today);

  const who = heroes.find(({ id }) => id === heroId)?.name ?? text.forEveryone;
  const bounds = {
    first: addMonths(monthOf(today), -MONTHS_BACK),
    last: addMonths(monthOf(today), MONTHS_AHEAD),
  };
  const isClosed = (day: string) => kind !== null && day < firstMarkable(kind, today);

  function turnTo(next: string) {
    setMonth(next);
    // What is told beside the month is a day of it.
    setPicked(dayToShow(next, today));
  }

  function pick(range: DayRange) {
    setPicked(range.until);
    if (kind) void mark({ ...range, childId: heroId, kind, note: null });
  }

  const labelOf = (day: string) => {
    const said = kindsOfDay(calendar, day).map((each) => wordsOf(each, heroId));
    return text.day(shortDay(day), isClosed(day) ? [...said, text.paint.closed] : said);
  };

  const rows = {
    heroes,
    onEdit: (chosen: DayMark) => setEdited({ mark: chosen }),
    onRemove: (chosen: DayMark) => void erase(chosen),
  };

  return (
    <Section id="calendar" title={text.section}>
      <Stack gap="0.75rem" mb="md">
        {heroes.length > 1 ? <WhoFilter heroes={heroes} heroId={heroId} onChange={setHeroId} /> : null}
        <KindChoice label={text.paint.label} kind={kind} hasNone onChange={setKind} />
        <Hint>
          {kind ? text.paint.hint(kind, who) : text.paint.lookHint}
          {kind ? <span className={classes.keys}> {text.paint.keys}</span> : null}
        </Hint>
      </Stack>
      {marks.error && !marks.data ? (
        <ErrorState what={text.load} error={marks.error} retry={() => void marks.refetch()} />
      ) : null}
      <div className={grid.calendar} aria-busy={marks.isPending}>
        <MonthGrid
          caption={text.grid(monthName(daysOfMonth(month).from), who)}
          {...{ month, weekStart, today, bounds, isClosed, labelOf }}
          picked={kind ? null : { from: picked, until: picked }}
          isPainting={kind !== null}
          onMonth={turnTo}
          onPick={pick}
        >
          {(day) => <DayMarks kinds={kindsOfDay(calendar, day)} isOfOne={heroId !== null} />}
        </MonthGrid>
        <PickedDay
          day={picked}
          calendar={calendar}
          {...rows}
          onAdd={() =>
            setEdited({
              start: { childId: heroId, kind: kind ?? 'vacation', from: picked, until: picked, note: null },
            })
          }
        />
      </div>
      <MarkList
        marks={marks.data}
        heroId={heroId}
        hasPlan={daysIn(month).some((day) => awayByPattern(calendar, day).length > 0)}
        {...rows}
      />
      {edited ? <MarkDialog {...{ heroes, today }} {...edited} onClose={() => setEdited(null)} /> : null}
    </Section>
  );
}

/** 'Vacation', or in the calendar of everyone 'Sick (Mia)'. */
function wordsOf({ kind, isEveryone, heroes }: DayKind, heroId: string | null): string {
  if (isEveryone || heroId) return text.kinds[kind];
  return text.of(text.kinds[kind], sayList(heroes.map(({ name }) => name)));
}
