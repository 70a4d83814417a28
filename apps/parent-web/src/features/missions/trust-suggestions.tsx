import { openMemory } from '@herohood/browser/memory';
import type { Child } from '@herohood/domain/children/schema';
import type { TrustSuggestion } from '@herohood/domain/missions/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ActButton } from '../../layout/act-button';
import classes from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { trustSuggestionsText as text } from '../../text/en/trust-suggestions';

/** More than a few at once are a chore of their own; the others follow when these are answered. */
const SHOWN = 3;

interface Props {
  suggestions: readonly TrustSuggestion[];
  heroes: readonly Child[];
}

/** Missions that a parent has approved so often that they could be trusted; nothing where all were put off. */
export function TrustSuggestions({ suggestions, heroes }: Props) {
  const utils = trpc.useUtils();
  const update = trpc.habits.update.useMutation();
  const { send, sending } = useAct({
    call: ({ habitId: id }: TrustSuggestion) => update.mutateAsync({ id, approval: 'trust' }),
    done: (_, { name, childId }) => ({
      title: text.done.title,
      message: text.done.message(name, nameOf(childId)),
    }),
    refresh: [utils.habits, utils.missions.trustSuggestions],
    failed: { title: text.failed },
  });
  const { isPutOff, putOff } = useNotNow();

  const nameOf = (childId: string) => heroes.find(({ id }) => id === childId)?.name ?? '';

  const open = suggestions.filter(({ habitId }) => !isPutOff(habitId)).slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <Section id="trust" title={text.title} hint={text.hint}>
      <ul className={classes.list}>
        {open.map((suggestion) => {
          const { habitId, childId, name, icon, approvals } = suggestion;
          const hero = nameOf(childId);
          return (
            <li key={habitId} className={classes.row}>
              <span className={classes.picture} data-accent="purple">
                <HabitIcon icon={icon} size={28} />
              </span>
              <div className={classes.what}>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span>{text.line(hero, approvals)}</span>
              </div>
              <div className={classes.answers}>
                <Button
                  variant="default"
                  mih={44}
                  px="sm"
                  aria-label={text.laterLabel(name, hero)}
                  onClick={() => putOff(habitId)}
                >
                  {text.later}
                </Button>
                <ActButton
                  variant="light"
                  mih={44}
                  px="sm"
                  icon="shield"
                  aria-label={text.yesLabel(name, hero)}
                  loading={sending?.habitId === habitId}
                  onClick={() => void send(suggestion)}
                >
                  {text.yes}
                </ActButton>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const memory = openMemory('herohood-');
const KEY = 'trust-not-now';
/** So long a 'not now' holds on this device. */
const QUIET_MS = 28 * 86_400_000;

type Until = Record<string, number>;

/** What was kept and still holds; of what cannot be read nothing was said. */
function recall(now: number): Until {
  const said = Object.entries(memory.recall(KEY) ?? {});
  return Object.fromEntries(said.filter(([, until]) => typeof until === 'number' && until > now));
}

/** The suggestions that were put off on this device, for four weeks each. */
function useNotNow() {
  const [until, setUntil] = useState(() => recall(Date.now()));
  function putOff(id: string) {
    const next = { ...until, [id]: Date.now() + QUIET_MS };
    memory.remember(KEY, next);
    setUntil(next);
  }
  return { isPutOff: (id: string) => id in until, putOff };
}
