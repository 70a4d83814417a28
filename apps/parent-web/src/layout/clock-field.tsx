import { Input, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { appText } from '../text/en/app';
import classes from './weekday-chips.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
const MINUTES = Array.from({ length: 12 }, (_, step) => String(step * 5).padStart(2, '0'));

/** Pixels of what says that there is a list: two digits stand beside it wherever a clock has to fit. */
const ARROWS = 26;

interface Props {
  label: string;
  /** HH:MM. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  disabled?: boolean;
}

/**
 * A time on the family's clock, in hours of the day and steps of 5 minutes, the same on every device. A minute between
 * the steps that is set already stays to be chosen.
 */
export function ClockField({ label, value, onChange, error, disabled = false }: Props) {
  const id = useId();
  const [hour = '', minute = ''] = value.split(':');
  const minutes = MINUTES.includes(minute) ? MINUTES : [...MINUTES, minute].sort();
  const { hourOf, minutesOf } = appText.clock;
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} errorProps={{ id, role: 'alert' }}>
      <div className={classes.clock}>
        <NativeSelect
          aria-label={hourOf(label)}
          aria-describedby={error ? id : undefined}
          error={Boolean(error)}
          withErrorStyles
          rightSectionWidth={ARROWS}
          data={HOURS}
          value={hour}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(`${currentTarget.value}:${minute}`)}
        />
        <span aria-hidden="true">:</span>
        <NativeSelect
          aria-label={minutesOf(label)}
          aria-describedby={error ? id : undefined}
          error={Boolean(error)}
          rightSectionWidth={ARROWS}
          data={minutes}
          value={minute}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(`${hour}:${currentTarget.value}`)}
        />
      </div>
    </Input.Wrapper>
  );
}
