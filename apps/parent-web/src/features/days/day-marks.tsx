import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { daysText as text } from '../../text/en/days';
import { DayGlyph } from './day-glyph';
import classes from './family-calendar.module.css';
import type { DayKind } from './marks-of-days';

/** More than that are a number. */
const SHOWN = 3;

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
        >
          <DayGlyph kind={kind} size={13} />
          <span className={classes.word}>{text.kinds[kind]}</span>
          {isEveryone || isOfOne
            ? null
            : heroes.slice(0, SHOWN).map(({ id, avatarType, avatarUrl }) => (
                <span key={id} className={classes.face}>
                  <HeroArt avatarType={avatarType} avatarUrl={avatarUrl} size={18} crop="portrait" />
                </span>
              ))}
        </span>
      ))}
      {kinds.length > SHOWN ? <span className={classes.rest}>{`+${kinds.length - SHOWN}`}</span> : null}
    </span>
  );
}
