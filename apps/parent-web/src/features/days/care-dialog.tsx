import type { Child } from '@herohood/domain/children/schema';
import type { CarePattern } from '@herohood/domain/days/marks';
import { Button, Input, SegmentedControl, Stack, Text } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { closeOrAsk } from '../../layout/confirm';
import { Dialog } from '../../layout/dialog';
import { SaveFooter } from '../../layout/dialog-footer';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { daysText } from '../../text/en/days';
import { CareGrid } from './care-grid';
import { anchorOf, MOST_WEEKS, runningWeek } from './care-weeks';
import { useDayQueries } from './use-marks';

const text = daysText.homes;

interface Props {
  hero: Child;
  pattern: CarePattern | null;
  today: string;
  onClose: () => void;
}

const numbers = (most: number) => Array.from({ length: most }, (_, n) => String(n + 1));

/** One to four weeks of home and away, and which of them is running now (rules: two homes). */
export function CareDialog({ hero, pattern, today, onClose }: Props) {
  const id = useId();
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
          <Text size="sm" c="dimmed">
            {text.dialogHint}
          </Text>
          <div>
            <Input.Label component="span" id={`${id}weeks`}>
              {text.weeks}
            </Input.Label>
            <SegmentedControl
              fullWidth
              aria-labelledby={`${id}weeks`}
              value={String(weeks)}
              data={numbers(MOST_WEEKS)}
              onChange={(next) => {
                setWeeks(Number(next));
                setRunning(Math.min(running, Number(next)));
              }}
            />
          </div>
          {weeks > 1 ? (
            <div>
              <Input.Label component="span" id={`${id}running`}>
                {text.running}
              </Input.Label>
              <SegmentedControl
                fullWidth
                aria-labelledby={`${id}running`}
                value={String(running)}
                data={numbers(weeks).map((value) => ({ value, label: text.week(Number(value)) }))}
                onChange={(next) => setRunning(Number(next))}
              />
            </div>
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
