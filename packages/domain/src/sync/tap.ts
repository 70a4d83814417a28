import { type Refusal, refuse } from '../refusal';
import { type FamilyClock, familyDay } from '../time/family-day';

/** A tap may arrive this late (rules: taps). */
export const TAP_WINDOW_MS = 24 * 3_600_000;

/**
 * `claimed`: the device's instant counts. `now`: none was claimed, one ahead, or one before there was what it is about.
 * Both carry the instant and its family day.
 */
export type TapInstant = { kind: 'claimed' | 'now'; at: Date; day: string } | Refusal<'TOO_OLD'>;

/**
 * The instant to which a deed belongs, from the server's clock and the device's claim: at most 24 hours ago (rules: taps).
 *
 * @param since when the hero was given what they tapped; asked only where a time is claimed
 */
export function tapInstant(question: {
  now: Date;
  clock: FamilyClock;
  claimed?: Date | null;
  since?: Date | null;
}): TapInstant {
  const { now, clock, claimed, since } = question;
  const isClaimed = claimed && claimed.getTime() < now.getTime();
  if (isClaimed && now.getTime() - claimed.getTime() > TAP_WINDOW_MS) return refuse('TOO_OLD');
  if (!isClaimed || (since && claimed.getTime() < since.getTime())) {
    return { kind: 'now', at: now, day: familyDay(now, clock) };
  }
  return { kind: 'claimed', at: claimed, day: familyDay(claimed, clock) };
}

/** What a tap does, in one text: two taps with the same one did the same. */
export const deedOf = {
  mission: (habitId: string, slot: number) => `mission ${habitId} ${slot}`,
  claim: (rewardId: string) => `claim ${rewardId}`,
  proposal: () => 'proposal',
  play: (playId: string) => `play ${playId}`,
};

/** A tap that was answered: whose, what it did, and the row of the answer. */
export interface AnsweredTap {
  childId: string;
  deed: string;
  rowId: string;
}

/** What a tap gets whose id was used before: the row of the first answer, when it is the same hero's same deed (rules: taps). */
export function decideRepeat(
  answered: AnsweredTap,
  asked: Pick<AnsweredTap, 'childId' | 'deed'>,
): { kind: 'answered'; rowId: string } | Refusal<'TAP_USED'> {
  const isSame = answered.childId === asked.childId && answered.deed === asked.deed;
  return isSame ? { kind: 'answered', rowId: answered.rowId } : refuse('TAP_USED');
}
