import type { Child } from '@herohood/domain/children/schema';
import type { TrustSuggestion } from '@herohood/domain/missions/schema';
import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { messageOf } from '@herohood/ui/runtime/api-error';
import { Button } from '@mantine/core';
import { Icon } from '../../layout/icon';
import rows from '../../layout/picture-rows.module.css';
import { Section } from '../../layout/section';
import { trpc } from '../../lib/api';
import { toast } from '../../lib/toast';
import { appText } from '../../text/en/app';
import { trustSuggestionsText as text } from '../../text/en/trust-suggestions';
import { useNotNow } from './not-now';
import classes from './trust-suggestions.module.css';

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
  const { isPutOff, putOff } = useNotNow();

  async function trust({ habitId, name }: TrustSuggestion, hero: string) {
    try {
      await update.mutateAsync({ id: habitId, approval: 'trust' });
      void utils.habits.invalidate();
      await utils.missions.trustSuggestions.invalidate();
      toast.success({ title: text.done.title, message: text.done.message(name, hero) });
    } catch (error) {
      toast.error({ title: text.failed, message: messageOf(error, appText.checkConnection) });
    }
  }

  const open = suggestions.filter(({ habitId }) => !isPutOff(habitId)).slice(0, SHOWN);
  if (open.length === 0) return null;
  return (
    <Section id="trust" title={text.title} hint={text.hint}>
      <ul className={rows.list}>
        {open.map((suggestion) => {
          const { habitId, childId, name, icon, approvals } = suggestion;
          const hero = heroes.find(({ id }) => id === childId)?.name ?? '';
          return (
            <li key={habitId} className={rows.row}>
              <span className={rows.picture} data-accent="purple">
                <HabitIcon icon={icon} size={28} />
              </span>
              <div className={rows.what}>
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
                <Button
                  variant="light"
                  mih={44}
                  px="sm"
                  leftSection={<Icon name="shield" size={18} />}
                  aria-label={text.yesLabel(name, hero)}
                  loading={update.isPending && update.variables.id === habitId}
                  onClick={() => void trust(suggestion, hero)}
                >
                  {text.yes}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
