import { type Refusal, refuse } from '../refusal';

/** The stickers of praise in the order in which they are offered, with what is said of them (rules: praise). */
export const STICKER_NAMES = {
  'sticker-01': 'Gold star',
  'sticker-02': 'Trophy',
  'sticker-03': 'Gold medal',
  'sticker-04': 'Thumbs up',
  'sticker-05': 'Clapping hands',
  'sticker-06': 'Strong arm',
  'sticker-07': 'Red heart',
  'sticker-08': 'Hugging face',
  'sticker-09': 'Star-struck face',
  'sticker-10': 'Party popper',
  'sticker-11': 'Rocket',
  'sticker-12': 'Rainbow',
  'sticker-13': 'Sunshine',
  'sticker-14': 'Crown',
  'sticker-15': 'Gem',
  'sticker-16': 'Unicorn',
  'sticker-17': 'Lion',
  'sticker-18': 'Busy bee',
  'sticker-19': 'Dolphin',
  'sticker-20': 'Butterfly',
  'sticker-21': 'Four-leaf clover',
  'sticker-22': 'Sunflower',
  'sticker-23': 'Balloon',
  'sticker-24': 'Ice cream',
} as const;

export type StickerId = keyof typeof STICKER_NAMES;
export const STICKER_IDS = Object.keys(STICKER_NAMES) as StickerId[];

/** A voice note of praise is short: a sentence that a hero hears in the party. */
export const MAX_PRAISE_SECONDS = 10;
export const MAX_PRAISE_BYTES = 300 * 1024;
/** A family's newest voice notes; an older one gives way, its sticker and line stay. */
export const MAX_PRAISE_VOICES = 1_000;

/** How many praises one page of 'My praise' holds. */
export const PRAISE_PAGE = 50;

interface SentPraise {
  message?: string | null | undefined;
  praise?: { message?: string | null | undefined } | null | undefined;
}

/**
 * The words of an approval: `message` is short for `praise.message`. Two that differ are refused, because one of them
 * would be lost (rules: praise).
 */
export function decidePraiseWords({
  message,
  praise,
}: SentPraise): { kind: 'words'; words: string | null } | Refusal<'BAD_REQUEST'> {
  const [short, long] = [message || null, praise?.message || null];
  if (short && long && short !== long) return refuse('BAD_REQUEST');
  return { kind: 'words', words: short ?? long };
}
