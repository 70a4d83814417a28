import { asciiBytes, hasBytes } from './bytes';

/** What a recording says of itself: how long it is, and what else than sound there is in it. */
export interface RecordingContent {
  hasSound: boolean;
  hasPicture: boolean;
  /** As far as its last piece of sound, or as it says itself, whichever is more. */
  seconds: number;
}

/** Collects what is said on the way through a file. */
interface Found extends RecordingContent {
  view: DataView;
  bytes: Uint8Array;
}

/**
 * Walks through the head and the blocks of a recording, each of them once: one that is cut short says what it has said so far.
 */
export function contentOf(bytes: Uint8Array, type: 'audio/webm' | 'audio/mp4'): RecordingContent {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: Found = { view, bytes, hasSound: false, hasPicture: false, seconds: 0 };
  try {
    if (type === 'audio/webm') walkWebm(found);
    else walkMp4(found);
  } catch (error) {
    // Cut short: beyond the last byte.
    if (!(error instanceof RangeError)) throw error;
  }
  const { hasSound, hasPicture, seconds } = found;
  return { hasSound, hasPicture, seconds: Number.isFinite(seconds) ? seconds : 0 };
}

/** Elements of Matroska (RFC 9559) that hold others which matter here. */
const PARENTS = new Set([0x18538067, 0x1549a966, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0]);
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACK_TYPE = 0x83;
const CODEC = 0x86;
const CLUSTER_TIMESTAMP = 0xe7;
const BLOCKS = [0xa3, 0xa1];
const VIDEO = 1;
/** What webm has for sound. */
const CODECS = [asciiBytes('A_OPUS'), asciiBytes('A_VORBIS')];
const NS = 1e9;

/** Parents are entered and never left by their size, which live recordings do not know: what follows tells that they are over. */
function walkWebm(found: Found): void {
  const { view, bytes } = found;
  let scale = 1_000_000;
  let cluster = 0;
  let at = 0;
  const hear = (ticks: number) => {
    found.seconds = Math.max(found.seconds, (ticks * scale) / NS);
  };
  while (at < bytes.length) {
    const id = vint(view, at, { keepsMark: true });
    const size = vint(view, at + id.length, { keepsMark: false });
    const start = at + id.length + size.length;
    at = PARENTS.has(id.value) ? start : start + size.value;
    if (id.value === TIMESTAMP_SCALE) scale = uint(view, start, size.value);
    else if (id.value === DURATION) hear(size.value === 4 ? view.getFloat32(start) : view.getFloat64(start));
    else if (id.value === CLUSTER_TIMESTAMP) cluster = uint(view, start, size.value);
    else if (id.value === TRACK_TYPE) found.hasPicture ||= uint(view, start, size.value) === VIDEO;
    else if (id.value === CODEC) found.hasSound ||= CODECS.some((name) => hasBytes(bytes, start, name));
    else if (BLOCKS.includes(id.value)) {
      hear(cluster + view.getInt16(start + vint(view, start, { keepsMark: false }).length));
    }
  }
}

/** A number whose first byte says by its leading zeros how many follow. Throws RangeError for what is none. */
function vint(view: DataView, at: number, { keepsMark }: { keepsMark: boolean }) {
  const first = view.getUint8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('No number of EBML.');
  let value = keepsMark ? first : first & (0xff >> length);
  for (let n = 1; n < length; n += 1) value = value * 256 + view.getUint8(at + n);
  return { value, length };
}

function uint(view: DataView, at: number, size: number): number {
  let value = 0;
  for (let n = 0; n < Math.min(size, 8); n += 1) value = value * 256 + view.getUint8(at + n);
  return value;
}

/** Boxes of MP4 (ISO/IEC 14496-12) that hold others which matter here, and how deep those stand at most. */
const BOXES = ['moov', 'trak', 'mdia', 'mvex', 'moof', 'traf'];
const DEEPEST = 3;

interface Box {
  name: string;
  /** Behind its head. */
  start: number;
  end: number;
}

interface Timing {
  /** Ticks of a second: of the whole, and of the track that was described last. */
  movie: number;
  track: number;
  /** Ticks of a sample where its fragment does not say. */
  usual: number;
  /** Of the fragment that is walked through. */
  fragment: { start: number; usual: number };
}

function walkMp4(found: Found): void {
  const timing: Timing = { movie: 1, track: 1, usual: 0, fragment: { start: 0, usual: 0 } };
  walkBoxes(found, timing, { start: 0, end: found.bytes.length, depth: 0 });
}

function walkBoxes(
  found: Found,
  timing: Timing,
  { start: from, end: until, depth }: Omit<Box, 'name'> & { depth: number },
): void {
  const { view, bytes } = found;
  let at = from;
  while (at + 8 <= until) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const said = view.getUint32(at);
    const isLarge = said === 1;
    const size = isLarge ? Number(view.getBigUint64(at + 8)) : said === 0 ? until - at : said;
    const start = at + (isLarge ? 16 : 8);
    if (size < start - at) return;
    const end = Math.min(at + size, until);
    if (!BOXES.includes(name)) readBox(found, timing, { name, start, end });
    else if (depth < DEEPEST) walkBoxes(found, timing, { start, end, depth: depth + 1 });
    at += size;
  }
}

function readBox(found: Found, timing: Timing, { name, start, end }: Box): void {
  const { view, bytes } = found;
  const flags = () => view.getUint32(start) & 0xffffff;
  const hear = (ticks: number, ofSecond: number) => {
    found.seconds = Math.max(found.seconds, ticks / Math.max(1, ofSecond));
  };
  if (name === 'hdlr') {
    const handler = String.fromCharCode(...bytes.subarray(start + 8, start + 12));
    found.hasSound ||= handler === 'soun';
    found.hasPicture ||= handler === 'vide' || handler === 'pict';
  } else if (name === 'mvhd' || name === 'mdhd') {
    const isLong = view.getUint8(start) === 1;
    const ofSecond = view.getUint32(start + (isLong ? 20 : 12));
    const ticks = isLong ? Number(view.getBigUint64(start + 24)) : view.getUint32(start + 16);
    timing[name === 'mvhd' ? 'movie' : 'track'] = ofSecond;
    // All ones: not known.
    if (ticks < 0xffffffff) hear(ticks, ofSecond);
  } else if (name === 'mehd') {
    const isLong = view.getUint8(start) === 1;
    hear(isLong ? Number(view.getBigUint64(start + 4)) : view.getUint32(start + 4), timing.movie);
  } else if (name === 'trex') timing.usual = view.getUint32(start + 12);
  else if (name === 'tfhd') {
    const before = 8 + (flags() & 1 ? 8 : 0) + (flags() & 2 ? 4 : 0);
    timing.fragment = { start: 0, usual: flags() & 8 ? view.getUint32(start + before) : timing.usual };
  } else if (name === 'tfdt') {
    const isLong = view.getUint8(start) === 1;
    timing.fragment.start = isLong ? Number(view.getBigUint64(start + 4)) : view.getUint32(start + 4);
    hear(timing.fragment.start, timing.track);
  } else if (name === 'trun') {
    const { start: before, usual } = timing.fragment;
    hear(before + ticksOfRun(view, { start, end, flags: flags(), usual }), timing.track);
  }
}

/** How long the samples of one run are together. */
function ticksOfRun(
  view: DataView,
  { start, end, flags, usual }: Omit<Box, 'name'> & { flags: number; usual: number },
): number {
  const samples = view.getUint32(start + 4);
  if (!(flags & 0x100)) return samples * usual;
  const each = 4 * [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length;
  let at = start + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  let ticks = 0;
  for (let n = 0; n < samples && at + 4 <= end; n += 1, at += each) ticks += view.getUint32(at);
  return ticks;
}
