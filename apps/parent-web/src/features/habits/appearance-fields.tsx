import { HABIT_COLORS, HABIT_XP_OPTIONS } from '@herohood/domain/habits/choices';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Group, Input } from '@mantine/core';
import { useCallback } from 'react';
import { SegmentsField } from '../../layout/segments-field';
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
      <fieldset>
        <Input.Label component="legend">{text.color}</Input.Label>
        <Group gap="0.75rem">
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
        </Group>
      </fieldset>
      <SegmentsField
        label={text.xpReward}
        value={values.xpReward}
        data={withCurrent<number>(HABIT_XP_OPTIONS, values.xpReward)}
        onChange={(xpReward) => onChange({ xpReward })}
      />
    </>
  );
}
