import type { PartOfDay } from '../habits/idea';

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
