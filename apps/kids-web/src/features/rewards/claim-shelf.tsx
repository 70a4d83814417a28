import { serverNow } from '@herohood/browser/server-clock';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import section from '../../layout/section-head.module.css';
import { rewardsText } from '../../text/en/rewards';
import { celebrate, markClaimSeen, useSeenClaims } from '../celebrations/public';
import { ClaimCard } from './claim-card';
import styles from './rewards-tab.module.css';
import { shownClaims } from './shown-claims';
import { useMarkUsed } from './use-mark-used';

type Props = { heroId: string; claims: RewardClaim[] };

/** What the hero has claimed and not had yet. Nothing when there is nothing. */
export function ClaimShelf({ heroId, claims }: Props) {
  const seen = useSeenClaims(heroId);
  const { markUsed, sendingId } = useMarkUsed(heroId);
  const shown = shownClaims(claims, seen, serverNow().getTime());
  if (shown.length === 0) return null;

  function open({ id, reward }: RewardClaim) {
    markClaimSeen(heroId, id);
    celebrate({ kind: 'opened', id: `opened ${id}`, claimId: id, ...reward });
  }

  return (
    <section aria-label={rewardsText.claims}>
      <ul className={`${section.list} ${styles.list}`}>
        {shown.map((claim) => (
          <ClaimCard
            key={claim.id}
            claim={claim}
            isSeen={seen.has(claim.id)}
            isSending={sendingId === claim.id}
            onOpen={() => open(claim)}
            onGotIt={() => markUsed(claim.id)}
            onDismiss={() => markClaimSeen(heroId, claim.id)}
          />
        ))}
      </ul>
    </section>
  );
}
