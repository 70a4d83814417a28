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

/**
 * What a movement of points was for, in the reader's language. The ledger keeps a bonus as its code, the product's other words in English, and
 * the family's (missions, what parents write) as they were: those are never translated.
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
  const bonus = source === BONUS_SOURCE && BONUSES.find(({ code }) => code === english);
  if (bonus) return say(locale, bonus.description);
  const isOurs = NAMED.has(source) || (source === WEEKEND_SOURCE && english === ledgerTexts.weekend);
  return isOurs ? say(locale, english) : english;
}

/**
 * What the ledger keeps of a parent's words: the code where they are the product's own for a bonus, in English or in the
 * language of whoever gives it; else the words.
 */
export function keptReason({ source, description }: Omit<Entry, 'type'>, locale: string): string {
  const saysSo = (bonus: (typeof BONUSES)[number]) =>
    [bonus.description, say(locale, bonus.description)].includes(description);
  return (source === BONUS_SOURCE && BONUSES.find(saysSo)?.code) || description;
}
