import * as z from 'zod';
import { shape } from '../shape';

/** Where a recording may be sent by `PUT`; without its query string it is the address to save. */
export const uploadTargetSchema = shape('UploadTarget', { uploadURL: z.string() });
export type UploadTarget = z.infer<typeof uploadTargetSchema>;
