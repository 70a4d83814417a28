/** What a parent reads of a part of a calendar file that cannot be read (English, ICU MessageFormat). */
export const calendarFaults = {
  line: 'Line {line} is not readable.',
  laterDates: 'A change of this and all later dates is not read.',
  noBeginning: 'The event has no beginning.',
  tooLong: 'The event lasts too long.',
  exceptions: 'A rule of exceptions is not read.',
  date: '“{text}” is no date.',
  duration: '“{text}” is no length of time.',
  repetition: 'The repetition “{text}” is not understood.',
  unknownZone: 'The time zone “{text}” is not known.',
  emptyZone: 'The time zone of line {line} has no rules.',
} as const;
