import { HABIT_COLORS, HABIT_XP_OPTIONS } from '@herohood/domain/habits/choices';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Input, SegmentedControl } from '@mantine/core';
import { useCallback } from 'react';
import { habitsText as text } from '../../text/en/habits';
import classes from './appearance-fields.module.css';
import { type HabitValues, withCurrent } from './choices';
import { PicturePicker } from './picture-picker';

interface Props {
  values: HabitValues;
  onChange: (part: Partial<HabitValues>) => void;
}

/** Picture, colour and worth of a habit. */
export function AppearanceFields({ values, onChange }: Props) {
  const setIcon = useCallback((icon: string) => onChange({ icon }), [onChange]);
  return (
    <>
      <PicturePicker icon={values.icon} color={values.color} onChange={setIcon} />
      <fieldset className={classes.set}>
        <Input.Label component="legend">{text.color}</Input.Label>
        <div className={classes.colors}>
          {HABIT_COLORS.map((color) => (
            <label key={color} className={classes.color} data-accent={color} title={text.colors[color]}>
              <input
                type="radio"
                name="color"
                aria-label={text.colors[color]}
                checked={accentOf(values.color) === color}
                onChange={() => onChange({ color })}
              />
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <Input.Label component="span" id="xp-reward-label">
          {text.xpReward}
        </Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby="xp-reward-label"
          value={String(values.xpReward)}
          onChange={(xp) => onChange({ xpReward: Number(xp) })}
          data={withCurrent<number>(HABIT_XP_OPTIONS, values.xpReward).map(String)}
        />
      </div>
    </>
  );
}
