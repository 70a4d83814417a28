import type { Child } from '@herohood/domain/children/schema';
import { isNeutral } from '@herohood/domain/days/day-marks';
import type { HeroDay } from '@herohood/domain/progress/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DayGlyph } from '../../features/days/day-glyph';
import { Icon } from '../../layout/icon';
import { marksIn } from '../../text/en/marks';
import { todayText as text } from '../../text/en/today';
import classes from './hero-days.module.css';

interface Props {
  hero: Child;
  day: HeroDay;
  /** What can be done for this hero's day. */
  acts?: ReactNode;
}

/** How far a hero is today: a bar of what is done and sent, how the day is marked, and what is open in words. */
export function HeroDayRow({ hero, day, acts }: Props) {
  const { done, waiting, total, marks } = day;
  const words = wordsOf(day);
  return (
    <li className={classes.row}>
      <Link to="/parent/heroes/$id" params={{ id: hero.id }} className={classes.hero}>
        <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={44} crop="portrait" />
        <span className={classes.words}>
          <span className={classes.top}>
            <strong title={hero.name}>
              <bdi>{hero.name}</bdi>
            </strong>
            <span className={classes.count}>{total > 0 ? text.doneOf(done, total) : null}</span>
          </span>
          {total > 0 ? (
            <span className={classes.bar} aria-hidden>
              <i data-part="done" style={{ flexGrow: done }} />
              <i data-part="waiting" style={{ flexGrow: waiting }} />
              <i style={{ flexGrow: total - done - waiting }} />
            </span>
          ) : null}
          <span className={classes.about}>
            {marks[0] ? (
              <span className={classes.mark} data-kind={marks[0]}>
                <DayGlyph kind={marks[0]} size={14} />
                {marksIn(marks)}
              </span>
            ) : null}
            <small title={words}>{words}</small>
          </span>
        </span>
        <Icon name="chevron" size={16} />
      </Link>
      {acts}
    </li>
  );
}

function wordsOf({ waiting, total, open, marks }: HeroDay): string {
  if (total === 0) return isNeutral(marks) ? text.optional : text.nothingDue;
  const parts = [
    ...(waiting > 0 ? [text.waiting(waiting)] : []),
    ...(open.length > 0 ? [text.open(open.map(nameOf).join(', '))] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : text.allDone;
}

const nameOf = ({ name, left }: HeroDay['open'][number]) => (left > 1 ? text.left(name, left) : name);
