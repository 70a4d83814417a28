import * as z from 'zod';
import { day, idOf, instant, labelField } from '../fields';
import { shape } from '../shape';
import { CHEERS } from './cheer';
import { MAX_LAYER, MAX_PIECES, ROOM_HEIGHT, ROOM_WIDTH } from './room';
import { styleIds } from './style';

/** What an approval or a trip brought; exactly one of `completionId` and `day` is set (rules: finds, trips). */
export const findSchema = shape('Find', {
  findId: z.string(),
  set: z.string(),
  name: z.string(),
  art: z.string(),
  completionId: z.string().nullable(),
  day: day.nullable(),
  /** What the hero told when they came home with it; only postcards have a story. */
  story: z.string().nullable(),
  foundAt: instant,
});
export type Find = z.infer<typeof findSchema>;

/** What a hero tells of yesterday's trip, and the card that they brought (rules: trips). */
export const openedTripSchema = shape('OpenedTrip', { story: z.string(), find: findSchema });
export type OpenedTrip = z.infer<typeof openedTripSchema>;

const pieceSchema = shape('RoomPiece', {
  itemId: labelField,
  x: z
    .number()
    .int()
    .min(0)
    .max(ROOM_WIDTH - 1),
  y: z
    .number()
    .int()
    .min(0)
    .max(ROOM_HEIGHT - 1),
  layer: z.number().int().min(0).max(MAX_LAYER),
});
const piecesSchema = z.array(pieceSchema).max(MAX_PIECES, `A room holds at most ${MAX_PIECES} pieces.`);

/** `owned` is what can stand in the room; empty for a visitor (rules: the room). */
export const roomSchema = shape('Room', {
  items: piecesSchema,
  owned: z.array(
    z.object({
      itemId: z.string(),
      kind: z.enum(['find', 'furniture', 'gear']),
      count: z.number().int().positive(),
    }),
  ),
});
export type Room = z.infer<typeof roomSchema>;

/** The room that is looked at: the hero's own, or a sibling's. */
export const readRoomInput = z.object({ id: idOf('familyHero') });
/** Replaces the room whole. */
export const arrangeRoomInput = z.object({ id: idOf('hero'), items: piecesSchema.meta({ examples: [[]] }) });

/** What a hero has chosen of what levels gave them; null: the usual one (rules: level gifts). */
export const styleSchema = shape('HeroStyle', {
  backdrop: z.string().nullable(),
  frame: z.string().nullable(),
  pose: z.string().nullable(),
});

/** Replaces the choice whole; only gifts that there are can be named. */
export const chooseStyleInput = z.object({
  id: idOf('hero'),
  backdrop: z.enum(styleIds('backdrop')).nullable(),
  frame: z.enum(styleIds('frame')).nullable(),
  pose: z.enum(styleIds('pose')).nullable(),
});

/** A cheer that a hero got (rules: cheers). */
export const cheerSchema = shape('Cheer', {
  id: z.string(),
  fromChildId: z.string(),
  fromName: z.string(),
  cheer: z.enum(CHEERS),
  at: instant,
});
export type Cheer = z.infer<typeof cheerSchema>;

export const sendCheerInput = z.object({
  id: idOf('hero'),
  toChildId: idOf('sibling'),
  cheer: z.enum(CHEERS),
});

/** A hero of the same family, as their siblings see them: no figures, so that nobody is ranked (rules: cheers). */
export const siblingSchema = shape('Sibling', {
  id: z.string(),
  name: z.string(),
  avatarType: z.string(),
  avatarUrl: z.string().nullable(),
  equippedGear: z.array(z.string()),
  style: styleSchema,
});
export type Sibling = z.infer<typeof siblingSchema>;
