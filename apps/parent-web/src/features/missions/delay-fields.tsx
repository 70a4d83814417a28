import type { AutoApprovalUnit, ChildDelay } from '@herohood/domain/missions/schema';
import { Group, NativeSelect } from '@mantine/core';
import { autoApprovalText } from '../../text/en/auto-approval';

const text = autoApprovalText;

/** The choices (rules: auto-approval); typed by the schema, whose library would double the bundle. */
const VALUES: ChildDelay['timeValue'][] = [1, 2, 3, 4, 5, 6, 8, 12, 24, 48, 72];
const UNITS: AutoApprovalUnit[] = ['hours', 'days', 'weeks'];

type Delay = Pick<ChildDelay, 'timeValue' | 'timeUnit'>;

interface Props {
  delay: Delay;
  onChange: (delay: Delay) => void;
  labels: { value: string; unit: string };
}

/** A delay: a value and its unit. */
export function DelayFields({ delay, onChange, labels }: Props) {
  const { timeValue, timeUnit } = delay;
  return (
    <Group gap="sm" grow wrap="nowrap">
      <NativeSelect
        label={labels.value}
        data={VALUES.map(String)}
        value={String(timeValue)}
        onChange={({ currentTarget: { value: picked } }) => {
          const value = VALUES.find((choice) => String(choice) === picked);
          if (value) onChange({ timeValue: value, timeUnit });
        }}
      />
      <NativeSelect
        label={labels.unit}
        data={UNITS.map((unit) => ({ value: unit, label: text.units[unit] }))}
        value={timeUnit}
        onChange={({ currentTarget: { value: picked } }) => {
          const unit = UNITS.find((choice) => choice === picked);
          if (unit) onChange({ timeValue, timeUnit: unit });
        }}
      />
    </Group>
  );
}
