import { ALERT_SLIDER } from '@herohood/domain/habits/choices';
import { Input, Slider, Text } from '@mantine/core';
import { remindersText as text } from '../../text/en/reminders';
import classes from './reminders.module.css';

const MARKS = [1, 5, 10, 15, 20, 25, 30].map((value) => ({ value, label: String(value) }));

/** Minutes from 1 to 30 (rules: reminders). What the habit form set beyond that stays until the slider is moved. */
export function DurationSlider({
  minutes,
  onChange,
}: {
  minutes: number;
  onChange: (minutes: number) => void;
}) {
  const { min, max, step } = ALERT_SLIDER;
  return (
    <div className={classes.slider}>
      <Input.Label component="span">
        {text.duration}: {text.minutes(minutes)}
      </Input.Label>
      <Text size="sm" c="dimmed" mb="xs">
        {minutes > max ? text.longer(minutes) : text.durationHint}
      </Text>
      <Slider
        min={min}
        max={max}
        step={step}
        marks={MARKS}
        label={null}
        thumbLabel={text.duration}
        thumbProps={{ 'aria-valuetext': text.minutes(minutes) }}
        thumbSize={26}
        size="lg"
        value={Math.min(minutes, max)}
        onChange={onChange}
      />
    </div>
  );
}
