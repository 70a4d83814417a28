import * as z from 'zod';
import { day, instant, names } from '../fields';
import { shape } from '../shape';

export const deviceTypeSchema = z.enum(['web', 'ios', 'android', 'other']);

export const deviceSchema = shape('Device', {
  id: z.string(),
  deviceId: z.string(),
  deviceName: z.string(),
  deviceType: deviceTypeSchema,
  lastSeenAt: instant,
  createdAt: instant,
});
export type Device = z.infer<typeof deviceSchema>;

export const syncEventSchema = shape('SyncEvent', {
  id: z.string(),
  type: z.enum(['created', 'updated', 'deleted']),
  entity: z.string(),
  entityId: z.string().nullable(),
  childId: z.string().nullable(),
  createdAt: instant,
});
export type SyncEvent = z.infer<typeof syncEventSchema>;

export const syncResponseSchema = shape('SyncResponse', {
  lastSyncTime: instant,
  /** The family's day now: answers may be of the day before. */
  today: day,
  syncEvents: z.array(syncEventSchema),
  devices: z.array(deviceSchema),
  fullRefresh: z.boolean(),
});
export type SyncResponse = z.infer<typeof syncResponseSchema>;

const deviceIdField = z.string().trim().min(1).max(200);

export const registerDeviceInput = z.object({
  deviceId: deviceIdField.meta(names('device', 'harmless')),
  deviceName: z.string().trim().min(1).max(120),
  deviceType: deviceTypeSchema,
});

export const syncInput = z.object({ lastSyncTime: instant.optional() });

/**
 * Ids are those of the events received; unknown ones are ignored (rules: sync). A hero's device registers itself here,
 * so only one of another family is refused.
 */
export const markCompletedInput = z.object({
  deviceId: deviceIdField.meta(names('device', 'harmless')),
  eventIds: z.array(z.string().max(200).meta(names('event', 'harmless'))).max(5000),
});

export const markCompletedResultSchema = shape('MarkedCompleted', { completed: z.number().int() });

/**
 * What a device says of a tap (rules: taps). `tapId` was made at the tap and goes along however often the tap is sent;
 * `completedAt` is when it was made, by the server's clock.
 */
export const tapFields = {
  tapId: z.uuid('A tap is named by a UUID.').meta(names('tap', 'harmless')).optional(),
  completedAt: instant.optional(),
};
