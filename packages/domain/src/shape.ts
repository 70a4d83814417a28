import * as z from 'zod';

/** An object that has a name in the document of calls: wherever it stands there, it is the same shape. */
export const shape = <Fields extends z.ZodRawShape>(id: string, fields: Fields) =>
  z.object(fields).meta({ id });

/** The answer of a call that has nothing to tell but that it is done. */
export const doneSchema = shape('Done', { ok: z.literal(true) });
