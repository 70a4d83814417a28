type Part = number[] | string;
const bytesOf = (...parts: Part[]): number[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [...part].map((char) => char.charCodeAt(0)) : part));
const u32 = (n: number) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

const element = (id: number[], ...parts: Part[]) => {
  const content = bytesOf(...parts);
  return [...id, 0x40 | (content.length >> 8), content.length & 255, ...content];
};
/** As browsers write it while they record: sizes that they do not know yet are all ones. */
const open = (id: number[], ...parts: Part[]) => [...id, 0x01, ...Array(7).fill(255), ...bytesOf(...parts)];

/** A webm of so many whole seconds, as Chrome's recorder writes one: head, track, a cluster with a block in each second. */
export function webmOf(seconds: number, { type = 2, codec = 'A_OPUS' } = {}): Uint8Array {
  const cluster = (ms: number) =>
    open([0x1f, 0x43, 0xb6, 0x75], [...element([0xe7], u32(ms)), ...element([0xa3], [0x81, 0, 0, 0x80, 7])]);
  const clusters = Array.from({ length: seconds + 1 }, (_, n) => cluster(n * 1_000));
  const track = [...element([0xd7], [1]), ...element([0x83], [type]), ...element([0x86], codec)];
  const scale = element([0x2a, 0xd7, 0xb1], [0x0f, 0x42, 0x40]);
  return Uint8Array.from([
    ...element([0x1a, 0x45, 0xdf, 0xa3], [...element([0x42, 0x86], [1]), ...element([0x42, 0x82], 'webm')]),
    ...open(
      [0x18, 0x53, 0x80, 0x67],
      element([0x15, 0x49, 0xa9, 0x66], scale),
      element([0x16, 0x54, 0xae, 0x6b], element([0xae], track)),
      clusters.flat(),
    ),
  ]);
}

const box = (name: string, ...parts: Part[]) => {
  const content = bytesOf(...parts);
  return [...u32(content.length + 8), ...bytesOf(name), ...content];
};
const handler = (type: string) => box('hdlr', u32(0), u32(0), type);

/** An mp4 of so many seconds; `live` as Safari's recorder writes it, in fragments whose head does not know how long it becomes. */
export function mp4Of(seconds: number, { track = 'soun', live = false, brand = 'M4A ' } = {}): Uint8Array {
  const timing = (name: string) =>
    box(name, u32(0), u32(0), u32(0), u32(1_000), u32(live ? 0 : seconds * 1_000));
  const trak = box('trak', box('mdia', [...timing('mdhd'), ...handler(track)]));
  const moov = box('moov', [...timing('mvhd'), ...trak]);
  const run = box('trun', [0, 0, 1, 0], u32(1), u32(1_000));
  const fragment = (n: number) =>
    box(
      'moof',
      box('traf', [...box('tfhd', u32(0), u32(1)), ...box('tfdt', u32(0), u32(n * 1_000)), ...run]),
    );
  const fragments = live ? Array.from({ length: seconds }, (_, n) => fragment(n)).flat() : [];
  return Uint8Array.from([...box('ftyp', brand, u32(0)), ...moov, ...fragments, ...box('mdat', 'the voice')]);
}

/** The least that counts as a recording, in the two containers that browsers record. */
export const WEBM = webmOf(1);
export const MP4 = mp4Of(1);
