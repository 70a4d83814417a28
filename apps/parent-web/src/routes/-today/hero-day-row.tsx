import type { Child } from '@herohood/domain/children/schema';
import type { HeroDay } from '@herohood/domain/progress/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Icon } from '../../layout/icon';
import { todayText as text } from '../../text/en/today';
import classes from './hero-days.module.css';

interface Props {
  hero: Child;
  day: HeroDay;
  /** What can be done for this hero's day. */
  acts?: ReactNode;
}

/** How far a hero is today: a bar of what is done and sent, and what is open in words. */
export function HeroDayRow({ hero, day, acts }: Props) {
  const { done, waiting, total } = day;
  const words = wordsOf(day);
  return (
    <li className={classes.row}>
      <Link to="/parent/heroes/$id" params={{ id: hero.id }} className={classes.hero}>
        <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={44} crop="portrait" />
        <span className={classes.words}>
          <span className={classes.top}>
            <strong title={hero.name}>{hero.name}</strong>
            <span className={classes.count}>{total > 0 ? text.doneOf(done, total) : null}</span>
          </span>
          {total > 0 ? (
            <span className={classes.bar} aria-hidden>
              <i data-part="done" style={{ flexGrow: done }} />
              <i data-part="waiting" style={{ flexGrow: waiting }} />
              <i style={{ flexGrow: total - done - waiting }} />
            </span>
          ) : null}
          <small title={words}>{words}</small>
        </span>
        <Icon name="chevron" size={16} />
      </Link>
      {acts}
    </li>
  );
}

function wordsOf({ waiting, total, open }: HeroDay): string {
  if (total === 0) return text.nothingDue;
  const parts = [
    ...(waiting > 0 ? [text.waiting(waiting)] : []),
    ...(open.length > 0 ? [text.open(open.map(({ name }) => name).join(', '))] : []),
  ];
  return parts.length > 0 ? parts.join(' · ') : text.allDone;
}
