import { readApiError } from '@herohood/browser/api-error';
import { serverNow } from '@herohood/browser/server-clock';
import { isClaimShown } from '@herohood/domain/rewards/claim';
import type { RewardClaim } from '@herohood/domain/rewards/schema';
import { DAY_MS } from '@herohood/domain/time/durations';
import { useRef } from 'react';
import { play } from '../../device/sound';
import { toast } from '../../device/toast';
import section from '../../layout/section-head.module.css';
import { trpc } from '../../lib/api';
import { rewardsText } from '../../text/en/rewards';
import { celebrate, markClaimSeen, useSeenClaims } from '../celebrations/public';
import { showEmergency } from '../controls/public';
import { ClaimCard } from './claim-card';
import styles from './rewards-tab.module.css';

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

/** After this time nobody asks any more why XP came back. */
const BACK_SHOWN_MS = 3 * DAY_MS;

/** Presents first, then what can be had, what came back, and what waits. */
function rank({ status }: RewardClaim, isSeen: boolean): number {
  if (status === 'approved') return isSeen ? 1 : 0;
  return status === 'rejected' ? 2 : 3;
}

/**
 * The claims that the hero sees: used ones are hidden (rules: rewards), and one that was turned down is told once, on
 * each device, while it is news. `now` in milliseconds since 1970.
 */
export function shownClaims(
  claims: readonly RewardClaim[],
  seen: ReadonlySet<string>,
  now: number,
): RewardClaim[] {
  return claims
    .filter(({ id, status, decidedAt, createdAt }) => {
      if (status !== 'rejected') return isClaimShown(status);
      return !seen.has(id) && now - Date.parse(decidedAt ?? createdAt) < BACK_SHOWN_MS;
    })
    .sort((a, b) => rank(a, seen.has(a.id)) - rank(b, seen.has(b.id)));
}

/** 'Got It!': the hero has what they claimed, and the claim goes away. */
function useMarkUsed(heroId: string) {
  const utils = trpc.useUtils();
  const key = { id: heroId };
  // A state would still be old at the second tap of a double tap.
  const isSending = useRef(false);
  const { mutate, isPending, variables } = trpc.rewards.markUsed.useMutation({
    onSuccess(used) {
      play('sent');
      utils.rewards.listClaims.setData(key, (rows = []) =>
        rows.map((row) => (row.id === used.id ? used : row)),
      );
      void utils.home.celebrations.invalidate();
    },
    onError(thrown) {
      const error = readApiError(thrown);
      if (error.hasEmergency) return showEmergency(error);
      const { title, fallback } = rewardsText.usedFailed;
      const message = error.status === 0 ? rewardsText.offline : error.message || fallback;
      toast({ title, message, tone: 'bad' });
      if (error.status > 0) void utils.rewards.listClaims.invalidate(key);
    },
    onSettled() {
      isSending.current = false;
    },
  });

  function markUsed(claimId: string) {
    if (isSending.current) return;
    isSending.current = true;
    mutate({ id: claimId });
  }

  return { markUsed, sendingId: isPending ? variables.id : null };
}
