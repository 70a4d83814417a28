import * as z from 'zod';
import { clockTime, idOf, ignored, instant, longText } from '../fields';
import { shape } from '../shape';
import { MAX_CONTROL_MINUTES, MIN_CONTROL_MINUTES } from './defaults';

const minutesField = z.number().int().min(MIN_CONTROL_MINUTES).max(MAX_CONTROL_MINUTES);

/** What a parent's ordinary change may set; bedtimes are wall times of the family's zone. */
const editableShape = {
  dailyScreenTime: minutesField,
  bonusTimePerHabit: minutesField,
  weekendBonus: minutesField,
  maxGameTimePerDay: minutesField,
  bedtimeMode: z.boolean(),
  bedtimeStart: clockTime,
  bedtimeEnd: clockTime,
  limitInternet: z.boolean(),
  parentContactEnabled: z.boolean(),
  enableHabits: z.boolean(),
  enableGearShop: z.boolean(),
  enableMiniGames: z.boolean(),
  enableRewards: z.boolean(),
};

export type EditableControl = keyof typeof editableShape;

/** One hero's parental controls. */
export const controlsSchema = shape('Controls', {
  ...editableShape,
  emergencyMode: z.boolean(),
  emergencyActivatedAt: instant.nullable(),
  blockAllApps: z.boolean(),
});
export type Controls = z.infer<typeof controlsSchema>;

/** Any subset; the emergency fields are not believed, they have calls of their own (contract). */
export const updateControlsInput = z.object({
  ...z.object(editableShape).partial().shape,
  id: idOf('hero'),
  emergencyMode: ignored,
  emergencyActivatedAt: ignored,
  blockAllApps: ignored,
});

/** `message` is what the hero reads while the emergency lasts. */
export const activateEmergencyInput = z.object({ id: idOf('hero'), message: longText.nullable().optional() });

export const deactivateEmergencyInput = z.object({ id: idOf('hero'), message: ignored });

/** Today's screen time; whole minutes. */
export const screenTimeSchema = shape('ScreenTime', {
  allowanceMinutes: z.number().int(),
  gameMinutesUsed: z.number().int(),
  gameMinutesLeft: z.number().int(),
  bedtimeNow: z.boolean(),
});
export type ScreenTime = z.infer<typeof screenTimeSchema>;
