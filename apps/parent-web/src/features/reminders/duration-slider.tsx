import { REMINDER_MINUTES } from '@herohood/domain/habits/choices';
import { Input, Slider, Text } from '@mantine/core';
import { remindersText as text } from '../../text/en/reminders';
import classes from './reminders.module.css';

const MARKS = [1, 30, 60, 90, 120].map((value) => ({ value, label: String(value) }));

/** How long a reminder shows, in minutes (rules: reminders). */
export function DurationSlider({
  minutes,
  onChange,
}: {
  minutes: number;
  onChange: (minutes: number) => void;
}) {
  return (
    <div className={classes.slider}>
      <Input.Label component="span">
        {text.duration}: {text.minutes(minutes)}
      </Input.Label>
      <Text size="sm" c="dimmed" mb="xs">
        {text.durationHint}
      </Text>
      <Slider
        {...REMINDER_MINUTES}
        marks={MARKS}
        label={null}
        thumbLabel={text.duration}
        thumbValueText={text.minutes(minutes)}
        thumbSize={26}
        size="lg"
        value={minutes}
        onChange={onChange}
      />
    </div>
  );
}
