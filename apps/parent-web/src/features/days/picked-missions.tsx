import type { Child } from '@herohood/domain/children/schema';
import { hasBoard } from '@herohood/domain/missions/board';
import type { BoardMission } from '@herohood/domain/missions/board-schema';
import { Stack } from '@mantine/core';
import { trpc } from '../../lib/api';
import { useUser } from '../../lib/use-user';
import { streaksText } from '../../text/en/streaks';
import { DayGlyph } from './day-glyph';
import classes from './hero-calendar.module.css';

const text = streaksText.calendar;

interface Props {
  hero: Child;
  day: string;
  today: string;
}

/** What a hero had to do on a day, and what became of it; days far away, and for a helper all but today, tell their number only. */
export function PickedMissions({ hero, day, today }: Props) {
  const { user } = useUser();
  const mayAsk = day === today || user?.familyRole !== 'helper';
  const board = trpc.days.board.useQuery(
    { id: hero.id, date: day },
    { enabled: mayAsk && hasBoard(day, today) },
  );
  const missions = habitsOf(board.data?.missions ?? []);
  if (missions.length === 0) return null;
  return (
    <Stack component="ul" gap="0.35rem" mt="0.6rem" className={classes.missions} aria-label={text.ofDay}>
      {missions.map(({ id, name, state, done, slots }) => {
        const said = day < today && state === 'open' ? text.states.missed : text.states[state];
        return (
          <li key={id} data-state={state}>
            <DayGlyph
              kind={state === 'done' ? 'done' : state === 'waiting' ? 'partly' : 'neutral'}
              size={16}
            />
            <span>
              <bdi>{name}</bdi>
            </span>
            <small>{slots > 1 ? text.slots(said, done, slots) : said}</small>
          </li>
        );
      })}
    </Stack>
  );
}

/** Each habit once, whatever number of times it is due; what nobody waits for only where something was done. */
function habitsOf(missions: readonly BoardMission[]) {
  const ids = [...new Set(missions.map(({ habitId }) => habitId))];
  return ids.flatMap((id) => {
    const slots = missions.filter(({ habitId }) => habitId === id);
    const done = slots.filter(({ status }) => status === 'approved').length;
    const isWaiting = slots.some(({ status }) => status === 'pending');
    const isDue = slots.some(({ due }) => due === 'due');
    if (!isDue && !isWaiting && done === 0) return [];
    const state = done === slots.length ? 'done' : isWaiting ? 'waiting' : isDue ? 'open' : 'done';
    return [{ id, name: slots[0]!.name, state, done, slots: slots.length } as const];
  });
}
