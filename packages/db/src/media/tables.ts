import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, familyId, id, instant } from '../columns';
import { families } from '../family/tables';

/** Recordings and pictures; the bytes live in the object store under the row's id (rules: media). */
export const mediaObjects = pgTable(
  'media_objects',
  {
    id: id(),
    familyId: familyId().references(() => families.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    contentType: text(),
    byteSize: integer(),
    /** Digest of the one-time upload permission; null once used, and where the store itself checks it. */
    uploadTokenHash: text(),
    /** When the upload URL ends; null once nothing that it may have left behind is to be cleaned up. */
    uploadExpiresAt: instant(),
    /** Set: the bytes are there. Written in the transaction that stored them. */
    storedAt: instant(),
    /** Since when the clean-up has found nothing that names it; null while something does. */
    unnamedSince: instant(),
    /** Has been given as praise or sent with a proposal, whatever became of it: not everybody of the family may hear it (rules: praise). */
    isPraise: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('media_objects_family_id_key').on(t.familyId, t.id),
    uniqueIndex('media_objects_upload_key').on(t.uploadTokenHash),
    index('media_objects_upload_ends').on(t.uploadExpiresAt).where(sql`${t.uploadExpiresAt} is not null`),
    index('media_objects_unnamed').on(t.unnamedSince).where(sql`${t.unnamedSince} is not null`),
    check('media_objects_kind', sql`${t.kind} in ('recording','avatar','photo')`),
    check(
      'media_objects_stored',
      sql`${t.storedAt} is null or (${t.contentType} is not null and ${t.byteSize} > 0)`,
    ),
  ],
);
