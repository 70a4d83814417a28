import {
  type CalendarAnswer,
  type CalendarQuestion,
  readCalendar,
} from '@herohood/api/days/calendar/read-calendar';
import { reencode, shrink } from './pictures';

/** What somebody sent and a reader is to make something of. */
export type ReadingWork =
  | { kind: 'calendar'; question: CalendarQuestion }
  | { kind: 'reencode'; bytes: Uint8Array; side: number }
  | { kind: 'shrink'; bytes: Uint8Array };

/** Does the work: in a process of its own (`reader-process.ts`), in tests here. Rejects for what cannot be read. */
export type DoReading = (work: ReadingWork) => Promise<CalendarAnswer | Uint8Array>;

export const readHere: DoReading = async (work) => {
  if (work.kind === 'calendar') return readCalendar(work.question);
  return work.kind === 'reencode' ? reencode(work.bytes, work.side) : shrink(work.bytes);
};
