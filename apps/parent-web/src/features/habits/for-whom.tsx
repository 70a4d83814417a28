import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Input, Text } from '@mantine/core';
import { habitsText } from '../../text/en/habits';
import classes from './for-whom.module.css';

const text = habitsText.forWhom;

interface Props {
  heroes: readonly Child[];
  chosen: readonly string[];
  onChange: (heroIds: string[]) => void;
}

/** The heroes who get a new habit. */
export function ForWhom({ heroes, chosen, onChange }: Props) {
  return (
    <fieldset className={classes.set}>
      <Input.Label component="legend">{text.label}</Input.Label>
      <div className={classes.heroes}>
        {heroes.map((hero) => (
          <label key={hero.id} className={classes.hero}>
            <input
              type="checkbox"
              checked={chosen.includes(hero.id)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...chosen, hero.id] : chosen.filter((id) => id !== hero.id))
              }
            />
            <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={32} crop="portrait" />
            <span>{hero.name}</span>
          </label>
        ))}
      </div>
      <Text size="xs" c="dimmed" mt={4}>
        {chosen.length > 0 ? text.hint : text.nobody}
      </Text>
    </fieldset>
  );
}
