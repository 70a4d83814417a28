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

/** What is said of parts that do not go together. */
export const partFaults = {
  notEach: 'Please give morning, afternoon and evening, each once.',
  empty: {
    morning: 'The morning ends when it begins. Please give it another end.',
    afternoon: 'The afternoon ends when it begins. Please give it another end.',
    evening: 'The evening ends when it begins. Please give it another end.',
  },
  overlap: {
    morning: 'The morning and the afternoon overlap. Please let one end before the other begins.',
    afternoon: 'The afternoon and the evening overlap. Please let one end before the other begins.',
    evening: 'The morning and the evening overlap. Please let one end before the other begins.',
  },
} as const;

/** What is wrong with a family's parts, in a sentence for whoever set them; null when nothing is (rules: parts of the day). */
export function faultOfParts(parts: DayPart[]): string | null {
  const [first, second, third, more] = inOrderOfDay(parts);
  const isEach = new Set(parts.map(({ part }) => part)).size === DEFAULT_PARTS.length;
  if (!first || !second || !third || more || !isEach) return partFaults.notEach;
  const empty = [first, second, third].find(({ from, until }) => from === until);
  if (empty) return partFaults.empty[empty.part];
  for (const [a, b] of [
    [first, second],
    [second, third],
    [third, first],
  ] as const) {
    if (holds(a, b.from) || holds(b, a.from)) return partFaults.overlap[a.part];
  }
  return null;
}

/** Whether a time lies in a part, which may cross midnight. */
function holds({ from, until }: DayPart, time: string): boolean {
  const [start, end, at] = [minutesOf(from), minutesOf(until), minutesOf(time)];
  return start < end ? start <= at && at < end : at >= start || at < end;
}
