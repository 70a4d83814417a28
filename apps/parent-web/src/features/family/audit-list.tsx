import { useNow } from '@herohood/browser/use-now';
import type { Child } from '@herohood/domain/children/schema';
import type { AuditEntry } from '@herohood/domain/family/schema';
import { type FamilyClock, familyDay } from '@herohood/domain/time/family-day';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Icon } from '../../layout/icon';
import { dayLabel, timeLabel } from '../../lib/format-day';
import { familyText } from '../../text/en/family';
import classes from './audit.module.css';

const text = familyText.audit;

interface Props {
  entries: readonly AuditEntry[];
  heroes: readonly Child[];
  clock: FamilyClock;
}

/** Acts by family day, newest first. */
export function AuditList({ entries, heroes, clock }: Props) {
  const today = familyDay(useNow(60_000), clock);
  return (
    <div className={classes.days}>
      {byDay(entries, clock).map(({ day, acts }) => (
        <section key={day} aria-labelledby={`audit-${day}`}>
          <h3 id={`audit-${day}`} className={classes.day}>
            {dayLabel(day, today)}
          </h3>
          <ul className={classes.acts}>
            {inRuns(acts).map(({ entry, times }) => (
              <li key={entry.id} className={classes.act}>
                <Who entry={entry} heroes={heroes} />
                <p>
                  {entry.summary}
                  <About entry={entry} heroes={heroes} times={times} />
                </p>
                <time dateTime={entry.at}>{timeLabel(entry.at, clock.timeZone)}</time>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Who({ entry, heroes }: { entry: AuditEntry; heroes: readonly Child[] }) {
  const { kind } = entry.actor;
  const hero = kind === 'child' ? heroes.find(({ id }) => id === entry.childId) : undefined;
  return (
    <span className={classes.who} data-kind={kind} title={text.actors[kind]}>
      {hero ? (
        <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={34} crop="portrait" />
      ) : (
        <Icon name={kind === 'system' ? 'clock' : kind === 'child' ? 'star' : 'user'} size={18} />
      )}
    </span>
  );
}

interface AboutProps {
  entry: AuditEntry;
  heroes: readonly Child[];
  times: number;
}

/** The hero whom a parent's or the timer's act was about, and how often it was done. */
function About({ entry, heroes, times }: AboutProps) {
  const hero = heroes.find(({ id }) => id === entry.childId);
  const parts = [
    hero && entry.actor.kind !== 'child' ? hero.name : '',
    times > 1 ? text.times(times) : '',
  ].filter(Boolean);
  return parts.length > 0 ? <span className={classes.about}>{parts.join(' · ')}</span> : null;
}

/** The same act of one person for one hero, done several times in a row, is one line with the time of the newest. */
function inRuns(acts: readonly AuditEntry[]) {
  const runs: { entry: AuditEntry; times: number }[] = [];
  for (const entry of acts) {
    const last = runs.at(-1);
    if (last && isSameAct(last.entry, entry)) last.times += 1;
    else runs.push({ entry, times: 1 });
  }
  return runs;
}

function isSameAct(one: AuditEntry, other: AuditEntry): boolean {
  return (
    one.summary === other.summary && one.childId === other.childId && one.actor.kind === other.actor.kind
  );
}

/** Entries come newest first, so a day's entries stand together. */
function byDay(entries: readonly AuditEntry[], clock: FamilyClock) {
  const days: { day: string; acts: AuditEntry[] }[] = [];
  for (const entry of entries) {
    const day = familyDay(new Date(entry.at), clock);
    const last = days.at(-1);
    if (last?.day === day) last.acts.push(entry);
    else days.push({ day, acts: [entry] });
  }
  return days;
}
