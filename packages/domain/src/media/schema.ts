import * as z from 'zod';

/** Where a recording may be sent by `PUT`; without its query string it is the address to save. */
export const uploadTargetSchema = z.object({ uploadURL: z.string() });
export type UploadTarget = z.infer<typeof uploadTargetSchema>;
