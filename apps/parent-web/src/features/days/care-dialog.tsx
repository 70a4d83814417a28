import type { Child } from '@herohood/domain/children/schema';
import type { CarePattern } from '@herohood/domain/days/marks';
import { WEEKDAYS } from '@herohood/domain/days/schedule-bounds';
import { Button, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { closeOrAsk } from '../../layout/confirm';
import { Dialog } from '../../layout/dialog';
import { SaveFooter } from '../../layout/dialog-footer';
import { Hint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { SegmentsField } from '../../layout/segments-field';
import { trpc } from '../../lib/api';
import { headOfWeekday } from '../../lib/format-day';
import { useAct } from '../../lib/use-act';
import { daysText } from '../../text/en/days';
import { scheduleText } from '../../text/en/schedule';
import classes from './care-dialog.module.css';
import { anchorOf, MOST_WEEKS, runningWeek } from './care-weeks';
import { DayGlyph } from './day-glyph';
import { useDayQueries } from './use-marks';

const text = daysText.homes;

interface Props {
  hero: Child;
  pattern: CarePattern | null;
  today: string;
  onClose: () => void;
}

const numbers = (most: number) => Array.from({ length: most }, (_, n) => n + 1);

/** One to four weeks of home and away, and which of them is running now (rules: two homes). */
export function CareDialog({ hero, pattern, today, onClose }: Props) {
  const refresh = useDayQueries();
  const set = trpc.days.setCarePattern.useMutation();
  const clear = trpc.days.clearCarePattern.useMutation();
  const [weeks, setWeeks] = useState(pattern?.weeks ?? 2);
  const [running, setRunning] = useState(pattern ? runningWeek(pattern, today) : 1);
  // All weeks that there can be: what was said of the third is still there after looking at two.
  const [away, setAway] = useState(() =>
    Array.from({ length: 7 * MOST_WEEKS }, (_, day) => pattern?.away[day] ?? false),
  );
  const shown = away.slice(0, 7 * weeks);
  const entered = JSON.stringify([weeks, running, shown]);
  const [before] = useState(entered);
  const askClose = () =>
    closeOrAsk({ hasChanges: entered !== before, body: text.unsaved(hero.name), onClose });

  const { send, sending, isSending } = useAct({
    call: (plan: CarePattern | null) =>
      plan ? set.mutateAsync({ id: hero.id, ...plan }) : clear.mutateAsync({ id: hero.id }),
    done(_, plan) {
      onClose();
      return plan ? text.saved(hero.name) : text.cleared(hero.name);
    },
    refresh,
    failed: { title: text.failed },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    // Nobody is away: that is no plan.
    if (!shown.includes(true)) return void (pattern ? send(null) : onClose());
    void send({ anchor: anchorOf(running, today), weeks, away: shown });
  }

  return (
    <Dialog asks={false} opened onClose={askClose} title={text.dialog(hero.name)} size="lg">
      <form onSubmit={submit}>
        <Stack>
          <Hint>{text.dialogHint}</Hint>
          <SegmentsField
            label={text.weeks}
            value={weeks}
            data={numbers(MOST_WEEKS)}
            onChange={(next) => {
              setWeeks(next);
              setRunning(Math.min(running, next));
            }}
          />
          {weeks > 1 ? (
            <SegmentsField
              label={text.running}
              value={running}
              data={numbers(weeks).map((value) => ({ value, label: text.week(value) }))}
              onChange={setRunning}
            />
          ) : null}
          <CareGrid
            away={shown}
            running={running}
            onToggle={(at) => setAway(away.map((is, day) => (day === at ? !is : is)))}
          />
          <SaveFooter isSaving={isSending && sending !== null} onCancel={askClose}>
            {pattern ? (
              <Button
                variant="subtle"
                color="coral"
                loading={isSending && sending === null}
                onClick={() => void send(null)}
              >
                {text.clear}
              </Button>
            ) : null}
          </SaveFooter>
        </Stack>
      </form>
    </Dialog>
  );
}

interface GridProps {
  /** Seven for each week, from Monday on. */
  away: readonly boolean[];
  running: number;
  onToggle: (at: number) => void;
}

/** The weeks of a two-homes plan: each day is a switch between the homes. */
function CareGrid({ away, running, onToggle }: GridProps) {
  return (
    <Stack gap="0.6rem">
      {numbers(away.length / 7).map((week) => (
        <section
          key={week}
          className={classes.week}
          aria-label={text.week(week)}
          data-running={week === running || undefined}
        >
          <h3>
            {text.week(week)}
            {week === running ? <small>{text.now}</small> : null}
          </h3>
          <div className={classes.days}>
            {WEEKDAYS.map((day, column) => {
              const at = 7 * (week - 1) + column;
              const isAway = away[at] === true;
              return (
                <button
                  key={day}
                  type="button"
                  className={classes.day}
                  data-kind={isAway ? 'away' : undefined}
                  aria-pressed={isAway}
                  aria-label={text.cell(scheduleText.weekdayNames[day], week, isAway)}
                  onClick={() => onToggle(at)}
                >
                  <span>{headOfWeekday(day)}</span>
                  {isAway ? <DayGlyph kind="away" size={18} /> : <Icon name="home" size={18} />}
                  <small>{isAway ? text.awayShort : text.home}</small>
                </button>
              );
            })}
          </div>
        </section>
      ))}
    </Stack>
  );
}
