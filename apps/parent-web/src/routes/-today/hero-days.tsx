import type { Child } from '@herohood/domain/children/schema';
import { isNeutral } from '@herohood/domain/days/day-marks';
import type { HeroDay } from '@herohood/domain/progress/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { DayGlyph } from '../../features/days/day-glyph';
import { Icon } from '../../layout/icon';
import { Section } from '../../layout/section';
import { useToday } from '../../lib/today';
import { marksIn } from '../../text/en/marks';
import { todayText as text } from '../../text/en/pages';
import { useFamily } from '../-shell/family';
import classes from './today.module.css';

/** Each hero's day in one row, in the family's order. */
export function HeroDays() {
  const { heroes } = useFamily();
  const { data: days = [] } = useToday((today) => today.days);
  return (
    <Section id="days" title={text.days}>
      <ul className={classes.heroes}>
        {heroes.map((hero) => {
          const day = days.find(({ childId }) => childId === hero.id);
          return day ? <HeroDayRow key={hero.id} hero={hero} day={day} /> : null;
        })}
      </ul>
    </Section>
  );
}

/** How far a hero is today: a bar of what is done and sent, how the day is marked, and what is open in words. */
export function HeroDayRow({ hero, day }: { hero: Child; day: HeroDay }) {
  const { done, waiting, total, marks } = day;
  const words = wordsOf(day);
  return (
    <li>
      <Link to="/parent/heroes/$id" params={{ id: hero.id }} className={classes.hero}>
        <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={44} crop="portrait" />
        <Stack flex={1} gap="0.25rem" miw={0}>
          <Group wrap="nowrap" justify="space-between" align="baseline" gap="sm">
            <Text component="strong" fw={700} truncate title={hero.name}>
              <bdi>{hero.name}</bdi>
            </Text>
            <Text span ff="heading" fw={600} fz="0.95rem" flex="none">
              {total > 0 ? text.doneOf(done, total) : null}
            </Text>
          </Group>
          {total > 0 ? (
            <span className={classes.bar} aria-hidden>
              <i data-part="done" style={{ flexGrow: done }} />
              <i data-part="waiting" style={{ flexGrow: waiting }} />
              <i style={{ flexGrow: total - done - waiting }} />
            </span>
          ) : null}
          <Group gap="0.2rem 0.5rem">
            {marks[0] ? (
              <span className={classes.mark} data-kind={marks[0]}>
                <DayGlyph kind={marks[0]} size={14} />
                {marksIn(marks)}
              </span>
            ) : null}
            {/* What is open is what a parent wants to know: it has two lines. */}
            <Text
              component="small"
              fz="0.85rem"
              c="dimmed"
              lh={1.35}
              lineClamp={2}
              flex="1 1 7rem"
              title={words}
            >
              {words}
            </Text>
          </Group>
        </Stack>
        <Icon name="chevron" size={16} />
      </Link>
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
