import type { RewardTransactionRow } from '@herohood/db/points/queries';
import { GAME_WIN_SOURCE } from '@herohood/domain/games/payout';
import { BONUS_SOURCE, BONUSES } from '@herohood/domain/points/transaction';
import { MILESTONES } from '@herohood/domain/progress/milestones';
import { WEEKEND_SOURCE } from '@herohood/domain/progress/weekend';
import { ledgerTexts } from '../text/en/ledger';
import { say } from '../text/say';

type Entry = Pick<RewardTransactionRow, 'source' | 'type' | 'description'>;

const UNDONE = 'Undone: ';
/** Counter-entries, whose description names what they take back. */
const TAKES_BACK = /_undone$/;
/** What is named by the product: games, and what the shops sell. */
const NAMED: ReadonlySet<string> = new Set([GAME_WIN_SOURCE, 'gear_shop', 'avatar_shop']);
const PRAISE: ReadonlySet<string> = new Set(BONUSES.map(({ description }) => description));

/**
 * What a movement of points was for, in the reader's language. The ledger keeps the product's own words in English, and the family's (missions,
 * what parents write) as they were: those are never translated.
 */
export function sayEntry({ source, type, description }: Entry, locale: string): string {
  if (TAKES_BACK.test(type) && description.startsWith(UNDONE)) {
    const what = sayReason(source, description.slice(UNDONE.length), locale);
    return say(locale, { id: ledgerTexts.undone, values: { what } });
  }
  return sayReason(source, description, locale);
}

/** The same of what is not a counter-entry. */
export function sayReason(source: string, english: string, locale: string): string {
  const milestone = MILESTONES.find((each) => each.source === source && each.description === english);
  if (milestone) return say(locale, { id: ledgerTexts.streak, values: { days: milestone.days } });
  const isOurs =
    NAMED.has(source) ||
    (source === WEEKEND_SOURCE && english === ledgerTexts.weekend) ||
    (source === BONUS_SOURCE && PRAISE.has(english));
  return isOurs ? say(locale, english) : english;
}
