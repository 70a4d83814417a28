/** A digit of ids, times and amounts, which hold any four digits now and then by chance. */
const PART_OF_A_LONGER_WORD = '[\\d.a-f-]';

/** The lines of a log that tell `pin`: its four digits on their own, not within an id, a time or a longer number. */
export function linesWithPin(
  lines: readonly Record<string, unknown>[],
  pin: string,
): Record<string, unknown>[] {
  const alone = new RegExp(`(?<!${PART_OF_A_LONGER_WORD})${pin}(?!${PART_OF_A_LONGER_WORD})`);
  return lines.filter(({ time: _time, ms: _ms, ...said }) => alone.test(JSON.stringify(said)));
}
