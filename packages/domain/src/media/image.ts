import { asciiBytes, hasBytes } from './bytes';

export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

const HEAD = /^data:([a-z0-9.+-]+\/[a-z0-9.+-]+)(?:;[a-z0-9-]+=[^;,]*)*;base64$/i;

/** A head of this length is longer than any real one. */
const MAX_HEAD_LENGTH = 200;

/**
 * The parts of a base64 data URL, or null when it is malformed (400, rules: media). Its base64 may have line breaks, the
 * alphabet of addresses (RFC 4648, 5) and no padding; the answer is as the book says.
 */
export function parseDataUrl(url: string): { type: string; base64: string } | null {
  const comma = url.slice(0, MAX_HEAD_LENGTH).indexOf(',');
  const type = HEAD.exec(url.slice(0, Math.max(0, comma)))?.[1];
  const base64 = type && plainBase64(url.slice(comma + 1));
  return type && base64 ? { type: type.toLowerCase(), base64 } : null;
}

/** Seven million characters: each pattern looks once at each, and none could backtrack. */
function plainBase64(text: string): string | null {
  const whole = text
    .replace(/[\r\n]+/g, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  const bare = whole.replace(/={1,2}$/, '');
  const padded = bare + '='.repeat((4 - (bare.length % 4)) % 4);
  const isSound = bare !== '' && bare.length % 4 !== 1 && [bare, padded].includes(whole);
  return isSound && !/[^A-Za-z0-9+/]/.test(bare) ? padded : null;
}

/** How many bytes well-formed base64 decodes to, known before decoding it. */
export function decodedSize(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
}

const RIFF = asciiBytes('RIFF');
const WEBP = asciiBytes('WEBP');
const GIFS = [asciiBytes('GIF87a'), asciiBytes('GIF89a')];

/** What an image really is, by its first bytes; null for everything else, SVG included (rules: media). */
export function sniffImage(bytes: Uint8Array): ImageType | null {
  if (hasBytes(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  if (hasBytes(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (hasBytes(bytes, 0, RIFF) && hasBytes(bytes, 8, WEBP)) return 'image/webp';
  return GIFS.some((gif) => hasBytes(bytes, 0, gif)) ? 'image/gif' : null;
}
