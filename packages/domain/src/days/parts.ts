import { minutesOf } from '../time/family-day';

export const PARTS_OF_DAY = ['any', 'morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** One of the three parts of a day, from a time to a time ('HH:MM'), which it does not include (rules: parts of the day). */
export interface DayPart {
  part: Exclude<PartOfDay, 'any'>;
  from: string;
  until: string;
}

export const DEFAULT_PARTS: DayPart[] = [
  { part: 'morning', from: '05:00', until: '11:00' },
  { part: 'afternoon', from: '11:00', until: '17:00' },
  { part: 'evening', from: '17:00', until: '21:00' },
];

/** The parts from morning to evening, in whatever order they came. */
export function inOrderOfDay(parts: DayPart[]): DayPart[] {
  return DEFAULT_PARTS.flatMap(({ part }) => parts.filter((each) => each.part === part));
}

/** What is wrong with a family's parts, in a sentence for whoever set them; null when nothing is (rules: parts of the day). */
export function faultOfParts(parts: DayPart[]): string | null {
  const [first, second, third, more] = inOrderOfDay(parts);
  const isEach = new Set(parts.map(({ part }) => part)).size === DEFAULT_PARTS.length;
  if (!first || !second || !third || more || !isEach)
    return 'Please give morning, afternoon and evening, each once.';
  const empty = [first, second, third].find(({ from, until }) => from === until);
  if (empty) return `The ${empty.part} ends when it begins. Please give it another end.`;
  for (const [a, b] of [
    [first, second],
    [second, third],
    [first, third],
  ] as const) {
    if (holds(a, b.from) || holds(b, a.from)) {
      return `The ${a.part} and the ${b.part} overlap. Please let one end before the other begins.`;
    }
  }
  return null;
}

/** Whether a time lies in a part, which may cross midnight. */
function holds({ from, until }: DayPart, time: string): boolean {
  const [start, end, at] = [minutesOf(from), minutesOf(until), minutesOf(time)];
  return start < end ? start <= at && at < end : at >= start || at < end;
}
