import { HABIT_PICTURES } from '@herohood/domain/habits/pictures';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { accentOf } from '@herohood/ui/theme/tokens';
import { Input, TextInput, VisuallyHidden } from '@mantine/core';
import { memo, useId, useState } from 'react';
import { Hint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { plainWords } from '../../lib/plain-words';
import { habitPictureText } from '../../text/en/habit-pictures';
import { habitsText as text } from '../../text/en/habits';
import classes from './appearance-fields.module.css';
import { withCurrent } from './choices';

interface Props {
  /** What it is the picture of; a habit's own unless it says otherwise. */
  label?: string;
  /** Null: none is chosen. */
  icon: string | null;
  color: string;
  onChange: (icon: string) => void;
}

const wordsOf = (icon: string): readonly [string, string] =>
  Object.hasOwn(habitPictureText, icon)
    ? habitPictureText[icon as keyof typeof habitPictureText]
    : [icon, ''];

/** Whether every word that was typed begins a word of the picture's. */
function isFound(icon: string, sought: string): boolean {
  const own = plainWords(wordsOf(icon).join(' ')).split(/\s+/);
  return sought.split(/\s+/).every((word) => own.some((each) => each.startsWith(word)));
}

/** One of a hundred pictures, found by a word. The chosen one is always in sight. Typing in other fields leaves it alone. */
export const PicturePicker = memo(function PicturePicker({
  label = text.icon,
  icon: chosen,
  color,
  onChange,
}: Props) {
  const name = useId();
  const [words, setWords] = useState('');
  const sought = plainWords(words);
  const all = chosen === null ? HABIT_PICTURES : withCurrent<string>(HABIT_PICTURES, chosen);
  const found: readonly string[] = sought ? all.filter((icon) => isFound(icon, sought)) : all;
  const shown = chosen === null || found.includes(chosen) ? found : [chosen, ...found];
  return (
    <fieldset>
      <Input.Label component="legend">{label}</Input.Label>
      <TextInput
        type="search"
        aria-label={text.pictures.search}
        placeholder={text.pictures.placeholder}
        leftSection={<Icon name="search" size={18} />}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={(event) => {
          // Enter looks for a picture here, and does not send the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
        mb="xs"
      />
      <VisuallyHidden role="status">{sought ? text.pictures.found(found.length) : ''}</VisuallyHidden>
      <div className={classes.icons} data-accent={accentOf(color)}>
        {shown.map((icon) => {
          const [called] = wordsOf(icon);
          return (
            <label key={icon} className={classes.choice} title={called}>
              <input
                type="radio"
                name={name}
                aria-label={called}
                checked={chosen === icon}
                onChange={() => onChange(icon)}
              />
              <HabitIcon icon={icon} size={30} />
            </label>
          );
        })}
      </div>
      {found.length === 0 ? <Hint mt={4}>{text.pictures.none(words.trim())}</Hint> : null}
    </fieldset>
  );
});
