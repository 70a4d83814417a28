/** A line of a calendar file with its continuations joined: `NAME;PARAM=value:text`. */
export interface IcsLine {
  /** Where it begins in the file, counted from 1. */
  line: number;
  /** In capitals; empty where the line is none of this form. */
  name: string;
  /** What stands between the name and the text, as it is written. */
  params: string;
  text: string;
}

/** A line that begins with a blank goes on where the one before ended (RFC 5545, 3.1). */
const CONTINUED = /^[ \t]/;
const NAME = /^[A-Za-z0-9-]+$/;

/** The lines of a file, however they end; empty ones are left out. */
export function linesOf(file: string): IcsLine[] {
  const lines: IcsLine[] = [];
  let parts: string[] = [];
  let begunAt = 0;
  const end = () => {
    const whole = parts.join('');
    if (whole.trim() !== '') lines.push({ line: begunAt, ...split(whole) });
  };
  const physical = file.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  for (const [index, each] of physical.entries()) {
    if (CONTINUED.test(each) && parts.length > 0) {
      parts.push(each.slice(1));
      continue;
    }
    end();
    parts = [each];
    begunAt = index + 1;
  }
  end();
  return lines;
}

function split(whole: string): Omit<IcsLine, 'line'> {
  const colon = outsideQuotes(whole, ':');
  const head = colon < 0 ? '' : whole.slice(0, colon);
  const semicolon = head.indexOf(';');
  const name = (semicolon < 0 ? head : head.slice(0, semicolon)).trim();
  if (!NAME.test(name)) return { name: '', params: '', text: '' };
  return {
    name: name.toUpperCase(),
    params: semicolon < 0 ? '' : head.slice(semicolon + 1),
    text: whole.slice(colon + 1).trim(),
  };
}

function outsideQuotes(text: string, sign: string): number {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && text[at] === sign) return at;
  }
  return -1;
}

/** The value of a line's parameter, without quotes; null when it has none of this name. */
export function paramOf({ params }: IcsLine, name: string): string | null {
  let rest = params;
  while (rest !== '') {
    const end = outsideQuotes(rest, ';');
    const each = end < 0 ? rest : rest.slice(0, end);
    rest = end < 0 ? '' : rest.slice(end + 1);
    const equals = each.indexOf('=');
    if (equals > 0 && each.slice(0, equals).trim().toUpperCase() === name) {
      return each
        .slice(equals + 1)
        .replaceAll('"', '')
        .trim();
    }
  }
  return null;
}
