import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Group, Input, Text } from '@mantine/core';
import { FieldHint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { habitsText } from '../../text/en/habits';
import classes from './for-whom.module.css';

const text = habitsText.forWhom;

/** More heroes than that stand behind one line, which says whom it is for. */
const SHOWN = 3;

interface Props {
  heroes: readonly Child[];
  chosen: readonly string[];
  onChange: (heroIds: string[]) => void;
}

/** The heroes who get a new habit. */
export function ForWhom({ heroes, chosen, onChange }: Props) {
  const choice = (
    <Group gap="0.5rem">
      {heroes.map((hero) => (
        <label key={hero.id} className={classes.hero}>
          <input
            type="checkbox"
            checked={chosen.includes(hero.id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(checked ? [...chosen, hero.id] : chosen.filter((id) => id !== hero.id))
            }
          />
          <HeroArt {...hero} size={32} crop="portrait" />
          <Text span truncate title={hero.name}>
            <bdi>{hero.name}</bdi>
          </Text>
        </label>
      ))}
    </Group>
  );
  return (
    <fieldset>
      <Input.Label component="legend">{text.label}</Input.Label>
      {heroes.length > SHOWN ? (
        <details className={classes.many}>
          <summary>
            {text.chosen(chosen.length, heroes.length)}
            <Icon name="down" size={16} />
          </summary>
          {choice}
        </details>
      ) : (
        choice
      )}
      <FieldHint>{chosen.length > 0 ? text.hint : text.nobody}</FieldHint>
    </fieldset>
  );
}
