import { REWARD_COSTS } from '@herohood/domain/rewards/choices';
import { Group, Input } from '@mantine/core';
import type { ReactNode } from 'react';
import { DigitsField } from '../../layout/digits-field';
import { rewardsText as text } from '../../text/en/rewards';
import classes from './reward-fields.module.css';

interface Props {
  cost: number;
  error?: ReactNode;
  /** What is asked, and what may be answered at one tap; absent: a reward's cost. */
  label?: string;
  ownLabel?: string;
  choices?: readonly number[];
  onChange: (cost: number) => void;
}

/** The usual costs at one tap, and a field for any other. */
export function CostFields({
  cost,
  error,
  label = text.cost,
  ownLabel = text.ownCost,
  choices = REWARD_COSTS,
  onChange,
}: Props) {
  return (
    <fieldset>
      <Input.Label component="legend">{label}</Input.Label>
      <Group gap="0.5rem" data-accent="purple">
        {choices.map((choice) => (
          <label key={choice} className={classes.type}>
            <input
              type="radio"
              name="reward-cost"
              checked={cost === choice}
              onChange={() => onChange(choice)}
            />
            {choice}
          </label>
        ))}
        <DigitsField
          aria-label={ownLabel}
          placeholder={ownLabel}
          w="7rem"
          size="md"
          maxLength={6}
          value={cost || undefined}
          error={error ? true : undefined}
          onChange={(typed = 0) => onChange(typed)}
        />
      </Group>
      {error ? <Input.Error mt={6}>{error}</Input.Error> : null}
    </fieldset>
  );
}
