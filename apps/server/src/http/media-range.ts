import type { ByteRange } from '@herohood/api/context';

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Which bytes of `size` a `Range` header asks for; null to answer with all of them: there is no header, it names
 * several ranges, or it is malformed (RFC 9110 lets a server ignore those). 'unsatisfiable' is answered with 416.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = ONE_RANGE.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
