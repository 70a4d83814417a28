import { REWARD_COSTS } from '@herohood/domain/rewards/choices';
import { Input, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { rewardsText as text } from '../../text/en/rewards';

import classes from './reward-fields.module.css';

interface Props {
  cost: number;
  error?: ReactNode;
  onChange: (cost: number) => void;
}

/** The usual costs at one tap, and a field for any other. */
export function CostFields({ cost, error, onChange }: Props) {
  return (
    <fieldset className={classes.set}>
      <Input.Label component="legend">{text.cost}</Input.Label>
      <div className={classes.costs} data-accent="purple">
        {REWARD_COSTS.map((choice) => (
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
        <TextInput
          aria-label={text.ownCost}
          placeholder={text.ownCost}
          className={classes.own}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={cost > 0 ? String(cost) : ''}
          error={error ? true : undefined}
          onChange={(event) => onChange(Number(event.currentTarget.value.replaceAll(/\D/g, '')))}
        />
      </div>
      {error ? <Input.Error mt={6}>{error}</Input.Error> : null}
    </fieldset>
  );
}
