import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Input, Text } from '@mantine/core';
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
  const choice = <Heroes heroes={heroes} chosen={chosen} onChange={onChange} />;
  return (
    <fieldset className={classes.set}>
      <Input.Label component="legend">{text.label}</Input.Label>
      {heroes.length > SHOWN ? (
        <details className={classes.many}>
          <summary>
            {text.chosen(chosen.length, heroes.length)}
            <Icon name="chevron" size={16} />
          </summary>
          {choice}
        </details>
      ) : (
        choice
      )}
      <Text size="xs" c="dimmed" mt={4}>
        {chosen.length > 0 ? text.hint : text.nobody}
      </Text>
    </fieldset>
  );
}

function Heroes({ heroes, chosen, onChange }: Props) {
  return (
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
          <span title={hero.name}>
            <bdi>{hero.name}</bdi>
          </span>
        </label>
      ))}
    </div>
  );
}
