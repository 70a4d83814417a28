import { REWARD_TYPES } from '@herohood/domain/rewards/choices';
import { REWARD_PICTURES } from '@herohood/domain/rewards/pictures';
import { RewardIcon } from '@herohood/ui/reward-icon/reward-icon';
import { Input } from '@mantine/core';
import { REWARD_ACCENTS } from '../../lib/reward-accents';
import { rewardsText as text } from '../../text/en/rewards';
import type { RewardValues } from './choices';
import classes from './reward-fields.module.css';

interface Props {
  values: RewardValues;
  onChange: (part: Partial<RewardValues>) => void;
}

/** Kind and picture of a reward; the kind gives the colour. */
export function AppearanceFields({ values, onChange }: Props) {
  return (
    <>
      <fieldset>
        <Input.Label component="legend">{text.type}</Input.Label>
        <div className={classes.types}>
          {REWARD_TYPES.map((type) => (
            <label key={type} className={classes.type} data-accent={REWARD_ACCENTS[type]}>
              <input
                type="radio"
                name="reward-type"
                checked={values.type === type}
                onChange={() => onChange({ type })}
              />
              {text.types[type]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <Input.Label component="legend">{text.icon}</Input.Label>
        <div className={classes.icons} data-accent={REWARD_ACCENTS[values.type]}>
          {REWARD_PICTURES.map((icon) => (
            <label key={icon} className={classes.icon}>
              <input
                type="radio"
                name="reward-icon"
                checked={values.icon === icon}
                onChange={() => onChange({ icon })}
              />
              <RewardIcon icon={icon} size={36} />
              <span>{text.icons[icon]}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
