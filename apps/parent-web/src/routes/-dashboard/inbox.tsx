import type { Child } from '@herohood/domain/children/schema';
import type { FamilyClock } from '@herohood/domain/time/family-day';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button } from '@mantine/core';
import { JoinRequests } from '../../features/family/join-requests';
import { Inbox as WaitingInbox } from '../../features/inbox/inbox';
import { RecentlyDecided } from '../../features/inbox/recently-decided';
import { OwedRewards } from '../../features/rewards/owed-rewards';
import { Icon } from '../../layout/icon';
import { EmptyState } from '../../layout/states';
import { inboxText as text } from '../../text/en/inbox';
import classes from './inbox.module.css';

/** As many heroes as fit side by side on a phone. */
const HEROES_SHOWN = 4;

interface Props {
  heroes: readonly Child[];
  clock: FamilyClock;
}

/** Everything that needs a parent now, across all heroes; what they owe, and what was decided lately. */
export function Inbox({ heroes, clock }: Props) {
  return (
    <>
      <WaitingInbox
        heroes={heroes}
        clock={clock}
        People={JoinRequests}
        whenClear={<AllCaughtUp heroes={heroes} />}
      />
      <OwedRewards heroes={heroes} clock={clock} />
      <RecentlyDecided heroes={heroes} clock={clock} />
    </>
  );
}

/** Nothing waits: the heroes take a bow, and there is time for something nice. */
function AllCaughtUp({ heroes }: { heroes: readonly Child[] }) {
  // Nobody has done anything yet: that is no moment for a rest.
  const isFresh = heroes.every(({ totalXp }) => totalXp === 0);
  return (
    <EmptyState
      art={
        <div className={classes.clear}>
          {heroes.slice(0, HEROES_SHOWN).map(({ id, avatarType, avatarUrl }) => (
            <HeroArt key={id} avatarType={avatarType} avatarUrl={avatarUrl} size={88} />
          ))}
        </div>
      }
      title={isFresh ? text.fresh : text.clear}
      hint={isFresh ? text.freshHint : text.clearHint}
      action={
        isFresh ? null : (
          <Button component="a" href="#points" variant="light" leftSection={<Icon name="spark" size={18} />}>
            {text.clearAction}
          </Button>
        )
      }
    />
  );
}
