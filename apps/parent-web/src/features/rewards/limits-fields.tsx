import type { RewardLimits } from '@herohood/domain/rewards/limits';
import { Button, Input, NativeSelect, SimpleGrid, Stack, Switch, Text } from '@mantine/core';
import { useId, useState } from 'react';
import { ClockField } from '../../layout/clock-field';
import { DigitsField } from '../../layout/digits-field';
import { Hollow } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import rows from '../../layout/picture-rows.module.css';
import { WeekdayChips } from '../../layout/weekday-chips';
import { useUser } from '../../lib/use-user';
import { limitsText as text } from '../../text/en/limits';
import { hoursWords, limitsSentence } from './limit-words';
import classes from './limits-fields.module.css';

type Counted = 'perDay' | 'perWeek' | 'perMonth' | 'stock' | 'minLevel';

const COUNTS = ['perDay', 'perWeek', 'perMonth', 'stock'] as const;
const COOLDOWNS = [1, 3, 12, 24, 48, 72, 168, 336, 744];
const PAIR = { minColWidth: 'min(11rem, 100%)', autoFlow: 'auto-fit', spacing: '0.75rem' } as const;
/** After school, before the evening. */
const HOURS = { from: '15:00', until: '20:00' };

interface Props {
  limits: RewardLimits;
  /** What is wrong, by the field's path, such as `limits.perDay`. */
  faults: Record<string, string>;
  onChange: (limits: RewardLimits) => void;
}

/** How often and when it can be claimed: one line that says it, and the fields behind it. */
export function LimitsFields({ limits, faults, onChange }: Props) {
  const id = useId();
  const { user } = useUser();
  const weekStart = user?.weekStart ?? 'mon';
  const [isOpen, setIsOpen] = useState(false);
  const isWrong = Object.keys(faults).length > 0;
  return (
    <Hollow>
      <button
        type="button"
        className={classes.head}
        aria-expanded={isOpen || isWrong}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={rows.what}>
          <strong>{text.open}</strong> <span>{limitsSentence(limits, weekStart) ?? text.none}</span>
        </span>
        <Icon name="chevron" size={18} />
      </button>
      {isOpen || isWrong ? (
        <Stack id={id} px="0.9rem" pb="0.9rem" className={classes.body}>
          <Text size="xs" c="dimmed">
            {text.hint}
          </Text>
          <Fields {...{ limits, faults, onChange, weekStart }} />
          {Object.keys(limits).length > 0 ? (
            <Button variant="subtle" color="gray" mih={44} onClick={() => onChange({})}>
              {text.clear}
            </Button>
          ) : null}
        </Stack>
      ) : null}
    </Hollow>
  );
}

function Fields({ limits, faults, onChange, weekStart }: Props & { weekStart: 'mon' | 'sun' | 'sat' }) {
  /** What says nothing is left out, so that no limits are `{}`. */
  const set = (part: Partial<RewardLimits>) =>
    onChange(
      Object.fromEntries(Object.entries({ ...limits, ...part }).filter(([, value]) => value !== undefined)),
    );
  const count = (field: Counted) => (
    <DigitsField
      key={field}
      maxLength={4}
      label={text.fields[field]}
      aria-label={text.fieldNames[field]}
      placeholder={text.any}
      value={limits[field]}
      error={faults[`limits.${field}`]}
      onChange={(value) => set({ [field]: value })}
    />
  );
  const { cooldownHours, weekdays = [], from, until } = limits;
  const cooldowns =
    cooldownHours === undefined || COOLDOWNS.includes(cooldownHours)
      ? COOLDOWNS
      : [...COOLDOWNS, cooldownHours].sort((a, b) => a - b);
  const isAtHours = from !== undefined && until !== undefined;
  return (
    <>
      <fieldset>
        <Input.Label component="legend">{text.often}</Input.Label>
        <SimpleGrid minColWidth="min(6.5rem, 100%)" autoFlow="auto-fit" spacing="0.6rem">
          {COUNTS.map(count)}
        </SimpleGrid>
      </fieldset>
      <WeekdayChips
        label={text.weekdays}
        days={weekdays}
        weekStart={weekStart}
        fault={undefined}
        onChange={(days) => set({ weekdays: days.length % 7 === 0 ? undefined : days })}
      />
      <Switch
        label={text.hours}
        description={text.hoursHint}
        checked={isAtHours}
        onChange={({ currentTarget }) =>
          set(currentTarget.checked ? HOURS : { from: undefined, until: undefined })
        }
      />
      {isAtHours ? (
        <SimpleGrid {...PAIR}>
          <ClockField label={text.from} value={from} onChange={(next) => set({ from: next })} />
          <ClockField
            label={text.until}
            value={until}
            error={faults['limits.until']}
            onChange={(next) => set({ until: next })}
          />
        </SimpleGrid>
      ) : null}
      <SimpleGrid {...PAIR}>
        <NativeSelect
          label={text.cooldown}
          value={cooldownHours ?? ''}
          data={[
            { value: '', label: text.noCooldown },
            ...cooldowns.map((hours) => ({ value: String(hours), label: hoursWords(hours) })),
          ]}
          onChange={({ currentTarget }) => set({ cooldownHours: Number(currentTarget.value) || undefined })}
        />
        {count('minLevel')}
      </SimpleGrid>
    </>
  );
}
