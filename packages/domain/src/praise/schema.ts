import * as z from 'zod';
import { idOf, instant, longText, names } from '../fields';
import { shape } from '../shape';
import { STICKER_IDS } from './praise';

export const stickerSchema = z.enum(STICKER_IDS).meta({ id: 'Sticker' });

/** `voice` is the address of one of the family's own uploads. */
export const praiseInput = shape('SentPraise', {
  sticker: stickerSchema.nullable().optional(),
  message: longText.nullable().optional(),
  voice: z.string().trim().max(500).meta(names('recording', 'invalid')).nullable().optional(),
});

/** Praise as it is sent along with a yes. */
export type SentPraise = z.input<typeof praiseInput>;

/** What an approval says besides its XP; at least one of the three is there. */
export const praiseSchema = shape('Praise', {
  sticker: stickerSchema.nullable(),
  message: z.string().nullable(),
  voiceUrl: z.string().nullable(),
});
export type Praise = z.infer<typeof praiseSchema>;

/** One piece of praise as a hero keeps it; without a completion: the words of a bonus. `from` is a first name. */
export const keptPraiseSchema = shape('KeptPraise', {
  ...praiseSchema.shape,
  completionId: z.string().nullable(),
  from: z.string(),
  at: instant,
});
export type KeptPraise = z.infer<typeof keptPraiseSchema>;

/** `before` is the `at` of the last praise of the page before; absent: the newest ones. */
export const listPraiseInput = z.object({ id: idOf('hero'), before: instant.optional() });
