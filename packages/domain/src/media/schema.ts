import * as z from 'zod';
import { shape } from '../shape';

/** Where a recording may be sent by `PUT`; without its query string it is the address to save. */
export const uploadTargetSchema = shape('UploadTarget', { uploadURL: z.string() });
export type UploadTarget = z.infer<typeof uploadTargetSchema>;

/** A base64 data URL of 5 MB, its head, and a line break for every 76 characters. */
export const MAX_DATA_URL = 7_200_000;

/** A picture that a hero sends, as a data URL; what it really is, is looked at later (rules: photos). */
export const photoField = z.string().max(MAX_DATA_URL, 'Please send a picture of at most 5 MB.');
