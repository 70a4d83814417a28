import { LOCALES, type Locale } from './locale';
import { matchLocale } from './match-locale';

/** Browsers send some fifty characters. What is longer is read so far. */
const LONGEST_HEADER = 1_000;

const RANGE = /^([a-z]{1,8}(?:-[a-z0-9]{1,8})*)$/;
const QUALITY = /^q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

interface Range {
  tag: string;
  quality: number;
}

/**
 * The best of the offered languages for an `Accept-Language` header (RFC 9110, 12.5.4), null when none of them is wanted.
 * What cannot be read is passed over.
 */
export function matchAcceptLanguage(header: string, offered: readonly Locale[] = LOCALES): Locale | null {
  const ranges = rangesOf(header);
  const refused = new Set(ranges.filter(({ quality }) => quality === 0).map(({ tag }) => tag));
  const wanted = ranges.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality);
  return matchLocale(
    wanted.map(({ tag }) => tag),
    offered.filter((locale) => !refused.has(locale.toLowerCase())),
  );
}

function rangesOf(header: string): Range[] {
  return header
    .slice(0, LONGEST_HEADER)
    .toLowerCase()
    .split(',')
    .flatMap((part) => {
      const [tag = '', weight = 'q=1', ...rest] = part.split(';').map((piece) => piece.trim());
      const quality = QUALITY.exec(weight)?.[1];
      return RANGE.test(tag) && quality !== undefined && rest.length === 0
        ? [{ tag, quality: Number(quality) }]
        : [];
    });
}
