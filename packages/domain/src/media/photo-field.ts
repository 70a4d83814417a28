import * as z from 'zod';

/** A base64 data URL of 5 MB, and its head. */
const MAX_DATA_URL = 7_100_000;

/** A picture that a hero sends, as a data URL; what it really is, is looked at later (rules: photos). */
export const photoField = z.string().max(MAX_DATA_URL, 'Please send a picture of at most 5 MB.');
