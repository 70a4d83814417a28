import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Icon } from '../../layout/icon';
import classes from '../../layout/people-row.module.css';
import { daysText as text } from '../../text/en/days';

interface Props {
  heroes: readonly Child[];
  /** Null: everyone. */
  heroId: string | null;
  onChange: (heroId: string | null) => void;
}

/** Whose calendar it is: everybody's, or one hero's. */
export function WhoFilter({ heroes, heroId, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll, it grows with its content
    <div role="group" className={classes.row} aria-label={text.whose}>
      <button
        type="button"
        className={classes.person}
        aria-pressed={heroId === null}
        onClick={() => onChange(null)}
      >
        <span className={classes.face}>
          <Icon name="heroes" size={20} />
        </span>
        <span>{text.everyone}</span>
      </button>
      {heroes.map((hero) => (
        <button
          key={hero.id}
          type="button"
          className={classes.person}
          aria-pressed={hero.id === heroId}
          title={hero.name}
          onClick={() => onChange(hero.id)}
        >
          <HeroArt {...hero} size={36} crop="portrait" />
          <span>
            <bdi>{hero.name}</bdi>
          </span>
        </button>
      ))}
    </div>
  );
}
