import { lazily } from '@herohood/browser/lazy-part';
import type { Child } from '@herohood/domain/children/schema';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { JoinRequests } from '../../features/family/join-requests';
import { Inbox as WaitingInbox } from '../../features/inbox/inbox';
import { LinkButton } from '../../layout/link-button';
import { EmptyState } from '../../layout/states';
import { inboxText as text } from '../../text/en/inbox';
import { useFamily } from '../-shell/family';
import classes from './today.module.css';

const PraiseDialog = lazily(async () => (await import('../-praise-dialog')).PraiseDialog);

const ProposalDialog = lazily(async () => (await import('../-proposal-dialog')).ProposalDialog);

/** As many heroes as fit side by side on a phone. */
const HEROES_SHOWN = 4;

const HELPER_KINDS = ['mission'] as const;

/** Everything that needs a parent now, across all heroes; a helper answers missions alone. */
export function Inbox() {
  const { user, heroes } = useFamily();
  const isHelper = user.familyRole === 'helper';
  return (
    <WaitingInbox
      heroes={heroes}
      clock={user}
      {...(isHelper ? { kinds: HELPER_KINDS } : { People: JoinRequests })}
      Praise={PraiseDialog}
      Price={ProposalDialog}
      whenClear={<AllCaughtUp heroes={heroes} isHelper={isHelper} />}
    />
  );
}

/** Nothing waits: the heroes take a bow, and there is time for something nice. */
function AllCaughtUp({ heroes, isHelper }: { heroes: readonly Child[]; isHelper: boolean }) {
  // Nobody has done anything yet: that is no moment for a rest.
  const isFresh = heroes.every(({ totalXp }) => totalXp === 0);
  const clearHint = isHelper ? text.clearHintOfMissions : text.clearHint;
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
      hint={isFresh ? text.freshHint : clearHint}
      action={
        isFresh || isHelper ? null : (
          <LinkButton to="/parent/heroes" variant="light" icon="spark">
            {text.clearAction}
          </LinkButton>
        )
      }
    />
  );
}
