import type { Locale } from '@herohood/domain/languages/locale';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { goesWithHero } from '../children/tables';
import { createdAt, familyId, id, instant, isLocale } from '../columns';
import { families } from '../family/tables';

/** Parents and helpers. A `waiting` one belongs to the family it asked to join but sees nothing of it (rules: family). */
export const parents = pgTable(
  'parents',
  {
    id: id(),
    familyId: familyId().references(() => families.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    email: text().notNull(),
    /** What e-mails are compared by (rules: texts as people type them). */
    emailKey: text().notNull(),
    passwordHash: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phoneNumber: text(),
    profileImageUrl: text(),
    /** Null: their family's. */
    locale: text().$type<Locale>(),
    /** The e-mail that a link was sent to; the present one counts until the link is opened. */
    pendingEmail: text(),
    /** Only a digest of the link's token is kept. */
    pendingEmailTokenHash: text(),
    pendingEmailExpiresAt: instant(),
    /** When they came into their present family; of someone who waits, when they asked. */
    joinedAt: createdAt(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('parents_family_id_key').on(t.familyId, t.id),
    uniqueIndex('parents_email_key').on(t.emailKey),
    uniqueIndex('parents_pending_email_token_hash_key').on(t.pendingEmailTokenHash),
    uniqueIndex('parents_one_owner').on(t.familyId).where(sql`${t.role} = 'owner'`),
    check('parents_locale', isLocale(t.locale)),
    check('parents_role', sql`${t.role} in ('owner','parent','helper','waiting')`),
  ],
);

/** Ties rows to their parent: they go with them, and move with them into another family. */
export const goesWithParent = (t: { familyId: AnyPgColumn; parentId: AnyPgColumn }) =>
  foreignKey({ columns: [t.familyId, t.parentId], foreignColumns: [parents.familyId, parents.id] })
    .onDelete('cascade')
    .onUpdate('cascade');

/** Only a digest of the token is kept: the table's contents open no session (rules: sessions). */
export const parentSessions = pgTable(
  'parent_sessions',
  {
    tokenHash: text().primaryKey(),
    /** What the parent names it by: the digest of its token is nobody's to see. */
    id: uuid().notNull().default(sql`time_ordered_id()`),
    familyId: familyId(),
    parentId: uuid().notNull(),
    expiresAt: instant().notNull(),
    /** What its browser is called; null for a session that is older than these names. */
    deviceName: text(),
    /** To the hour. */
    lastSeenAt: instant().notNull().default(sql`now()`),
    createdAt: createdAt(),
  },
  (t) => [
    goesWithParent(t),
    unique('parent_sessions_id_key').on(t.id),
    index('parent_sessions_by_parent').on(t.familyId, t.parentId),
    index('parent_sessions_expiry').on(t.expiresAt),
  ],
);

export const childSessions = pgTable(
  'child_sessions',
  {
    tokenHash: text().primaryKey(),
    /** What parents name it by: the digest of its token is nobody's to see. */
    id: uuid().notNull().default(sql`time_ordered_id()`),
    familyId: familyId(),
    childId: uuid().notNull(),
    expiresAt: instant().notNull(),
    /** What its browser is called; null for a session that is older than these names. */
    deviceName: text(),
    /** Its browser among the known devices. */
    deviceTokenHash: text(),
    /** To the hour. */
    lastSeenAt: instant().notNull().default(sql`now()`),
    createdAt: createdAt(),
  },
  (t) => [
    goesWithHero(t),
    unique('child_sessions_id_key').on(t.familyId, t.id),
    index('child_sessions_by_child').on(t.familyId, t.childId),
    index('child_sessions_expiry').on(t.expiresAt),
  ],
);

/** Browsers that a hero has signed in from: they have their own count of wrong PINs (rules: sessions). */
export const knownDevices = pgTable(
  'known_devices',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    tokenHash: text().notNull(),
    lastUsedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId, t.tokenHash] }),
    goesWithHero(t),
    index('known_devices_age').on(t.lastUsedAt),
  ],
);

/** Counts of wrong sign-ins by a digest of account, known device or address (rules: sessions). */
export const loginThrottles = pgTable(
  'login_throttles',
  {
    key: text().primaryKey(),
    /** The account the count belongs to, so that a new PIN can clear it; null for addresses. */
    accountId: uuid(),
    failures: integer().notNull(),
    windowStart: instant().notNull(),
    windowFailures: integer().notNull(),
    lockedUntil: instant(),
    updatedAt: instant().notNull(),
  },
  (t) => [index('login_throttles_by_account').on(t.accountId), index('login_throttles_age').on(t.updatedAt)],
);

/** One-time links for a forgotten password; only a digest is kept. */
export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text().primaryKey(),
    familyId: familyId(),
    parentId: uuid().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    goesWithParent(t),
    index('password_resets_by_parent').on(t.familyId, t.parentId),
    index('password_resets_expiry').on(t.expiresAt),
  ],
);

/** One-time links that sign a hero in; only a digest is kept. A new PIN deletes the hero's. */
export const loginLinks = pgTable(
  'login_links',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    tokenHash: text().primaryKey(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    goesWithHero(t),
    index('login_links_by_child').on(t.familyId, t.childId),
    index('login_links_expiry').on(t.expiresAt),
  ],
);

/**
 * One row: a digest that tells with which app secret the sealed and digested values of this database were made. It
 * belongs to no family, and is written by the first start.
 */
export const secretFingerprint = pgTable(
  'secret_fingerprint',
  {
    isOnly: boolean().primaryKey().default(true),
    fingerprint: text().notNull(),
  },
  (t) => [check('secret_fingerprint_only', sql`${t.isOnly}`)],
);

/** One row: when the operator made the last backup, so that a monitor notices that none is made any more. It belongs to no family. */
export const lastBackup = pgTable(
  'last_backup',
  {
    isOnly: boolean().primaryKey().default(true),
    madeAt: instant().notNull(),
  },
  (t) => [check('last_backup_only', sql`${t.isOnly}`)],
);
