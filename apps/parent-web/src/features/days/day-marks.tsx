import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { daysText as text } from '../../text/en/days';
import { DayGlyph } from './day-glyph';
import classes from './family-calendar.module.css';
import type { DayKind } from './marks-of-days';

/** More kinds than that are a number. */
const SHOWN = 3;
/** So many faces stand beside each other, half behind one another; more are a number, too. */
const FACES = 3;

/** What stands on a day, as small as a day of a phone is: the kind's shape and colour; with more room its word and whose it is. */
export function DayMarks({ kinds, isOfOne }: { kinds: readonly DayKind[]; isOfOne: boolean }) {
  if (kinds.length === 0) return null;
  return (
    <span className={classes.marks}>
      {kinds.slice(0, SHOWN).map(({ kind, isEveryone, heroes }) => (
        <span
          key={kind}
          className={classes.mark}
          data-kind={kind}
          title={text.kinds[kind]}
          data-some={!(isEveryone || isOfOne) || undefined}
          // The faces of several take the place of the word.
          data-several={(!(isEveryone || isOfOne) && heroes.length > 1) || undefined}
        >
          <DayGlyph kind={kind} size={13} />
          <span className={classes.word}>{text.kinds[kind]}</span>
          {isEveryone || isOfOne ? null : <Faces heroes={heroes} />}
        </span>
      ))}
      {kinds.length > SHOWN ? (
        <span className={classes.rest} dir="ltr">{`+${kinds.length - SHOWN}`}</span>
      ) : null}
    </span>
  );
}

function Faces({ heroes }: Pick<DayKind, 'heroes'>) {
  const shown = heroes.slice(0, heroes.length > FACES ? FACES - 1 : FACES);
  return (
    <>
      {shown.map((hero) => (
        <span key={hero.id} className={classes.face}>
          <HeroArt {...hero} size={18} crop="portrait" />
        </span>
      ))}
      {shown.length < heroes.length ? (
        <span className={classes.others} dir="ltr">{`+${heroes.length - shown.length}`}</span>
      ) : null}
    </>
  );
}
