import { HABIT_COLORS, HABIT_XP_OPTIONS } from '@herohood/domain/habits/choices';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Input, SegmentedControl } from '@mantine/core';
import { habitsText as text } from '../../text/en/habits';
import classes from './appearance-fields.module.css';
import { type HabitValues, withCurrent } from './choices';

interface Props {
  /** The pictures to choose from, by id. */
  icons: readonly string[];
  values: HabitValues;
  onChange: (part: Partial<HabitValues>) => void;
}

const iconName = (icon: string) =>
  Object.hasOwn(text.icons, icon) ? text.icons[icon as keyof typeof text.icons] : icon;

/** Picture, colour and worth of a habit. */
export function AppearanceFields({ icons, values, onChange }: Props) {
  return (
    <>
      <fieldset className={classes.set}>
        <Input.Label component="legend">{text.icon}</Input.Label>
        <div className={classes.icons} data-accent={accentOf(values.color)}>
          {withCurrent(icons, values.icon).map((icon) => (
            <label key={icon} className={classes.choice} title={iconName(icon)}>
              <input
                type="radio"
                name="icon"
                aria-label={iconName(icon)}
                checked={values.icon === icon}
                onChange={() => onChange({ icon })}
              />
              <HabitIcon icon={icon} size={30} />
            </label>
          ))}
        </div>
      </fieldset>
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
