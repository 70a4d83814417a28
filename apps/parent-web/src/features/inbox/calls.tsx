import type { Child } from '@herohood/domain/children/schema';
import type { Call } from '@herohood/domain/inbox/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Stack } from '@mantine/core';
import rows from '../../layout/picture-rows.module.css';
import { trpc } from '../../lib/api';
import { sinceLabel } from '../../lib/format-day';
import { useChangeToday } from '../../lib/today';
import { useAct } from '../../lib/use-act';
import { inboxText } from '../../text/en/inbox';

const text = inboxText.calls;

interface Props {
  calls: readonly Call[];
  heroes: readonly Child[];
  clock: FamilyClock;
  now: Date;
}

/** Heroes who ask for a parent, until one of the parents has seen it. */
export function Calls({ calls, heroes, clock, now }: Props) {
  const change = useChangeToday();
  const { send } = useAct({
    call: trpc.inbox.seeCall.useMutation().mutateAsync,
    show: ({ id }) => change(({ calls: all }) => ({ calls: all.filter((call) => call.id !== id) })),
    refresh: [trpc.useUtils().home],
    failed: { title: text.failed },
  });

  return (
    <Stack gap="xs" role="status">
      {calls.map(({ id, childId, at }) => {
        const hero = heroes.find((each) => each.id === childId);
        if (!hero) return null;
        return (
          <div key={id} className={`${rows.row} has-face`} style={{ background: 'var(--sunshine-ground)' }}>
            <HeroArt avatarType={hero.avatarType} avatarUrl={hero.avatarUrl} size={44} crop="portrait" />
            <div className={rows.what}>
              <strong>{text.asks(hero.name)}</strong>
              {sinceLabel(at, clock, now)}
            </div>
            <Button
              mih={44}
              variant="default"
              aria-label={text.seenLabel(hero.name)}
              onClick={() => void send({ id })}
            >
              {text.seen}
            </Button>
          </div>
        );
      })}
    </Stack>
  );
}
