import { PARTS_OF_DAY } from '@herohood/domain/days/parts';
import { TIMES_PER_DAY } from '@herohood/domain/days/schedule-bounds';
import { Input, SegmentedControl, Text } from '@mantine/core';
import { useId } from 'react';
import { scheduleText as text } from '../../text/en/schedule';
import type { PlanValues } from './schedule-words';

const TIMES = Array.from({ length: TIMES_PER_DAY.max }, (_, more) => String(TIMES_PER_DAY.min + more));

interface Props {
  plan: PlanValues;
  onChange: (part: Partial<PlanValues>) => void;
}

/** In which part of a day it stands, and how often it is done then; a quota counts days, so it has no times. */
export function DayTimesFields({ plan, onChange }: Props) {
  const id = useId();
  return (
    <>
      <div>
        <Input.Label component="span" id={`${id}part`}>
          {text.part}
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={`${id}part`}
          value={plan.partOfDay}
          data={PARTS_OF_DAY.map((value) => ({ value, label: text.parts[value] }))}
          onChange={(partOfDay) => onChange({ partOfDay })}
        />
        <Text size="xs" c="dimmed" mt={4}>
          {text.partHint}
        </Text>
      </div>
      {plan.schedule.kind === 'quota' ? null : (
        <div>
          <Input.Label component="span" id={`${id}times`}>
            {text.timesPerDay}
          </Input.Label>
          <SegmentedControl
            fullWidth
            aria-labelledby={`${id}times`}
            value={String(plan.timesPerDay)}
            data={TIMES}
            onChange={(times) => onChange({ timesPerDay: Number(times) })}
          />
          {plan.timesPerDay > 1 ? (
            <Text size="xs" c="dimmed" mt={4}>
              {text.timesHint}
            </Text>
          ) : null}
        </div>
      )}
    </>
  );
}
