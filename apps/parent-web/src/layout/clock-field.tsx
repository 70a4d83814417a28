import { Flex, Input, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { appText } from '../text/en/app';

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
const MINUTES = Array.from({ length: 12 }, (_, step) => String(step * 5).padStart(2, '0'));

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
  const { hourOf, minutesOf } = appText.clock;
  const either = {
    disabled,
    error: Boolean(error),
    'aria-describedby': error ? id : undefined,
    // Two digits stand beside what says that there is a list, wherever a clock has to fit.
    rightSectionWidth: 26,
    styles: { input: { paddingInlineStart: '0.6rem' } },
    flex: 1,
  };
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} errorProps={{ id, role: 'alert' }}>
      {/* Hours stand before minutes everywhere. */}
      <Flex dir="ltr" align="center" gap="0.3rem" maw="12rem" fw={700}>
        <NativeSelect
          {...either}
          aria-label={hourOf(label)}
          data={HOURS}
          value={hour}
          onChange={({ currentTarget }) => onChange(`${currentTarget.value}:${minute}`)}
        />
        <span aria-hidden="true">:</span>
        <NativeSelect
          {...either}
          aria-label={minutesOf(label)}
          data={MINUTES.includes(minute) ? MINUTES : [...MINUTES, minute].sort()}
          value={minute}
          onChange={({ currentTarget }) => onChange(`${hour}:${currentTarget.value}`)}
        />
      </Flex>
    </Input.Wrapper>
  );
}
