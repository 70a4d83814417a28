import { type Refusal, refuse } from '../refusal';

/** The fixed cheers that siblings leave each other; all from the start, no words of their own (rules: cheers). */
export const CHEERS = [
  'wave',
  'high-five',
  'star',
  'heart',
  'clap',
  'rocket',
  'sunshine',
  'trophy',
  'hug',
  'laugh',
  'strong',
  'balloon',
] as const;
export type CheerId = (typeof CHEERS)[number];

const CHEERS_PER_DAY = 5;

/** The number of a hero's next cheer of the day, from 1; refused when all five are used (rules: cheers). */
export function decideCheer({
  sentToday,
}: {
  sentToday: number;
}): { kind: 'cheer'; noOfDay: number } | Refusal<'CHEERS_USED'> {
  return sentToday < CHEERS_PER_DAY ? { kind: 'cheer', noOfDay: sentToday + 1 } : refuse('CHEERS_USED');
}
