import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { parents } from '../account/tables';
import { createdAt, familyId, id, instant } from '../columns';

/** Links that let one person into the family without waiting. Only a digest of the token is kept (rules: members). */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    familyId: familyId(),
    /** It ends with its maker. */
    madeBy: uuid().notNull(),
    role: text().notNull(),
    tokenHash: text().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.familyId, t.madeBy], foreignColumns: [parents.familyId, parents.id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
    uniqueIndex('invitations_token_hash_key').on(t.tokenHash),
    index('invitations_by_maker').on(t.familyId, t.madeBy),
    index('invitations_expiry').on(t.expiresAt),
    check('invitations_role', sql`${t.role} in ('parent','helper')`),
  ],
);
