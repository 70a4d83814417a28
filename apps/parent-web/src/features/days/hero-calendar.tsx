import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { CALENDAR_MONTHS } from '@herohood/domain/days/calendar-bounds';
import { addMonths, daysOfMonth, monthOf } from '@herohood/domain/days/calendar-months';
import type { WeekStart } from '@herohood/domain/days/facts';
import { MARK_KINDS } from '@herohood/domain/days/marks';
import type { CalendarDay } from '@herohood/domain/days/schema';
import { REPAIR_DAYS, REPAIRS_A_MONTH } from '@herohood/domain/progress/repair-bounds';
import { daysBetween } from '@herohood/domain/time/family-day';
import { Box, Button, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldHint, Hint, Hollow } from '../../layout/hint';
import { Section } from '../../layout/section';
import { ErrorState } from '../../layout/states';
import { trpc } from '../../lib/api';
import { monthName, shortDay } from '../../lib/format-day';
import { streaksText } from '../../text/en/streaks';
import { DayGlyph } from './day-glyph';
import classes from './hero-calendar.module.css';
import { dayToShow } from './month';
import { MonthGrid } from './month-grid';
import { PickedMissions } from './picked-missions';

const RepairDialog = lazily(async () => (await import('./repair-dialog')).RepairDialog);

const text = streaksText.calendar;

interface Props {
  hero: Child;
  today: string;
  weekStart: WeekStart;
  /** Whoever looks may change nothing (rules: members). */
  isReadOnly: boolean;
}

/** A hero's month: each day by its shape and colour, and the way to repair one that rested. */
export function HeroCalendar({ hero, today, weekStart, isReadOnly }: Props) {
  const [month, setMonth] = useState(monthOf(today));
  const [picked, setPicked] = useState(today);
  const [isRepairing, setRepairing] = useState(false);
  const calendar = trpc.days.calendar.useQuery({ id: hero.id, month }, { placeholderData: keepPreviousData });
  const days = new Map(calendar.data?.map((day) => [day.date, day]));
  const used = (calendar.data ?? []).filter(({ kind }) => kind === 'repaired').length;
  const bounds = {
    first: addMonths(monthOf(today), -CALENDAR_MONTHS.back),
    last: addMonths(monthOf(today), CALENDAR_MONTHS.ahead),
  };
  const ofPicked = days.get(picked);
  function turnTo(next: string) {
    setMonth(next);
    // What is told beside the month is a day of it.
    setPicked(dayToShow(next, today));
  }
  return (
    <Section id="day-by-day" title={text.title} hint={text.hint}>
      {calendar.error && !calendar.data ? (
        <ErrorState what={text.load} error={calendar.error} retry={() => void calendar.refetch()} />
      ) : null}
      <div className={classes.calendar} aria-busy={calendar.isPending}>
        <Box miw={0} maw="44rem">
          <MonthGrid
            caption={text.caption(hero.name, monthName(daysOfMonth(month).from))}
            {...{ month, weekStart, today, bounds }}
            picked={{ from: picked, until: picked }}
            labelOf={(day) => labelOf(day, days.get(day))}
            onMonth={turnTo}
            onPick={({ from }) => setPicked(from)}
          >
            {(day) => <Glyph known={days.get(day)} />}
          </MonthGrid>
        </Box>
        <Hollow p="1rem" className={classes.picked}>
          <Text fw={700} role="status">
            {shortDay(picked)}
          </Text>
          {ofPicked ? (
            <>
              <p className={classes.kind} data-kind={lookOf(ofPicked)}>
                <DayGlyph kind={lookOf(ofPicked)} />
                {kindOf(ofPicked)}
              </p>
              <Hint className={classes.sum}>{missionsOf(ofPicked)}</Hint>
              <PickedMissions hero={hero} day={picked} today={today} />
              {!isReadOnly && isRepairable(ofPicked, today) ? (
                <>
                  <Button
                    mt="sm"
                    variant="light"
                    leftSection={<DayGlyph kind="repaired" />}
                    disabled={used >= REPAIRS_A_MONTH}
                    onClick={() => setRepairing(true)}
                  >
                    {streaksText.repair.open}
                  </Button>
                  <FieldHint>{leftWords(used, picked)}</FieldHint>
                </>
              ) : null}
            </>
          ) : null}
        </Hollow>
        <CalendarLegend />
      </div>
      {isRepairing ? (
        <RepairDialog
          hero={hero}
          day={picked}
          left={leftWords(used, picked)}
          onClose={() => setRepairing(false)}
        />
      ) : null}
    </Section>
  );
}

function Glyph({ known }: { known: CalendarDay | undefined }) {
  return known ? (
    <span className={classes.glyph} data-kind={lookOf(known)}>
      <DayGlyph kind={lookOf(known)} />
    </span>
  ) : null;
}

/** Today and a day that has yet to come look as they are marked. */
const lookOf = ({ kind, marks: [mark] }: CalendarDay) =>
  (kind === 'ahead' || kind === 'today') && mark ? mark : kind;

/** 'Missed', or of a day that has yet to come 'Ahead, Vacation'. */
const kindOf = ({ kind, marks }: CalendarDay) =>
  [kind, ...marks.filter((mark) => mark !== kind)].map(text.kind).join(', ');

function missionsOf({ kind, done, due }: CalendarDay): string {
  if (due === 0) return text.nothingDue;
  return kind === 'ahead' ? text.ahead(due) : text.missions(done, due);
}

const labelOf = (day: string, known: CalendarDay | undefined) =>
  known ? text.day(shortDay(day), kindOf(known), missionsOf(known)) : shortDay(day);

function isRepairable({ kind, date }: CalendarDay, today: string): boolean {
  return (kind === 'missed' || kind === 'partly') && daysBetween(date, today) <= REPAIR_DAYS;
}

function leftWords(used: number, day: string): string {
  const left = REPAIRS_A_MONTH - used;
  const month = monthName(day);
  return left > 0 ? streaksText.repair.left(left, month) : streaksText.repair.none(month);
}

const LEGEND = ['done', 'partly', 'missed', 'shielded', 'repaired', 'neutral', ...MARK_KINDS] as const;

/** What the shapes and colours of days mean. */
function CalendarLegend() {
  return (
    <ul className={classes.legend} aria-label={text.legend}>
      {LEGEND.map((kind) => (
        <li key={kind}>
          <span className={classes.glyph} data-kind={kind}>
            <DayGlyph kind={kind} size={16} />
          </span>
          {text.kind(kind)}
        </li>
      ))}
    </ul>
  );
}
