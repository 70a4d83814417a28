import { Stack, Switch, Text } from '@mantine/core';
import { ClockField } from '../../layout/clock-field';
import { controlsText } from '../../text/en/controls';
import { BedtimeDial } from './bedtime-dial';
import { nightInWords } from './bedtime-night';
import type { TabProps } from './control-draft';
import classes from './controls.module.css';

const text = controlsText.bedtime;

/** Whether there is a bedtime, from when to when, and what that means when it crosses midnight. */
export function BedtimeTab({ values, onChange, timeZone }: TabProps & { timeZone: string }) {
  const words = nightInWords(values.bedtimeStart, values.bedtimeEnd);
  return (
    <Stack gap="lg">
      <Switch
        label={text.mode}
        description={text.modeHint}
        checked={values.bedtimeMode}
        onChange={(event) => onChange({ bedtimeMode: event.currentTarget.checked })}
        size="md"
      />
      <div className={classes.night} data-off={values.bedtimeMode ? undefined : true}>
        <BedtimeDial start={values.bedtimeStart} end={values.bedtimeEnd} isOn={values.bedtimeMode} />
        <Stack gap="sm" flex="1 1 14rem">
          <div className={classes.times}>
            <ClockField
              label={text.start}
              value={values.bedtimeStart}
              onChange={(bedtimeStart) => onChange({ bedtimeStart })}
              disabled={!values.bedtimeMode}
            />
            <ClockField
              label={text.end}
              value={values.bedtimeEnd}
              onChange={(bedtimeEnd) => onChange({ bedtimeEnd })}
              disabled={!values.bedtimeMode}
            />
          </div>
          {words ? (
            <Text size="sm" fw={600} role="status">
              {words}
            </Text>
          ) : null}
          <Text size="xs" className={classes.soft}>
            {text.zone(timeZone)}
          </Text>
        </Stack>
      </div>
    </Stack>
  );
}
