import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import classes from '../../layout/people-row.module.css';
import { childrenText as text } from '../../text/en/children';

interface Props {
  heroes: readonly Child[];
  selectedId: string;
  onSelect: (id: string) => void;
}

/** Faces to choose one hero by; nothing to choose with a single one. */
export function HeroPicker({ heroes, selectedId, onSelect }: Props) {
  if (heroes.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll, it grows with its content
    <div role="group" className={classes.row} aria-label={text.pickHero}>
      {heroes.map((hero) => (
        <button
          key={hero.id}
          type="button"
          className={classes.person}
          aria-pressed={hero.id === selectedId}
          aria-label={text.look(hero.name)}
          title={hero.name}
          onClick={() => onSelect(hero.id)}
        >
          <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={36} crop="portrait" />
          <span>
            <bdi>{hero.name}</bdi>
          </span>
        </button>
      ))}
    </div>
  );
}
