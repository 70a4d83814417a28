import { requestRefusal } from '@herohood/api/refusals';

/** More than a batch of the largest calls holds. A megabyte of anything else keeps the process busy just by being read. */
const MOST_VALUES = 20_000;
/** Deeper than any call's input in a batch. */
const MOST_DEEP = 20;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const OPENING = [0x5b, 0x7b];
const CLOSING = [0x5d, 0x7d];

/**
 * Refuses a JSON text that holds too many values or nests them too deep, before anybody parses it: that alone would
 * block the event loop. Whether it is JSON at all, the parser says.
 *
 * @throws DomainError BAD_REQUEST
 */
export function requireModestJson(json: string): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const char = json.charCodeAt(at);
    if (char === QUOTE) {
      at = endOfText(json, at);
    } else if (char === COMMA) {
      values += 1;
    } else if (OPENING.includes(char)) {
      depth += 1;
      values += 1;
    } else if (CLOSING.includes(char)) {
      depth -= 1;
    }
    if (values > MOST_VALUES || depth > MOST_DEEP) {
      throw requestRefusal('BAD_REQUEST', 'holdsTooMuch');
    }
  }
}

/** Where the text that begins at `start` ends; searched for and not walked, because a picture is one long text. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end === -1 ? json.length : end;
}

function isEscaped(json: string, at: number): boolean {
  let slashes = 0;
  while (json.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}
