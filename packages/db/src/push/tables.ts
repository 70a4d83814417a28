import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { childSessions, goesWithParent, parentSessions } from '../account/tables';
import { goesWithHero } from '../children/tables';
import { createdAt, familyId, id } from '../columns';

/**
 * A browser's Web Push address, of a parent or of a hero. It lives as long as the session in which it was taken: whoever
 * is signed out there hears nothing more (rules: pushes).
 */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    familyId: familyId(),
    parentId: uuid(),
    childId: uuid(),
    parentSession: text().references(() => parentSessions.tokenHash, { onDelete: 'cascade' }),
    childSession: text().references(() => childSessions.tokenHash, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    goesWithParent(t),
    goesWithHero(t),
    uniqueIndex('push_subscriptions_of_parents')
      .on(t.familyId, t.parentId, t.endpoint)
      .where(sql`${t.parentId} is not null`),
    uniqueIndex('push_subscriptions_of_heroes')
      .on(t.familyId, t.childId, t.endpoint)
      .where(sql`${t.childId} is not null`),
    index('push_subscriptions_of_parent_sessions').on(t.parentSession),
    index('push_subscriptions_of_child_sessions').on(t.childSession),
    check('push_subscriptions_holder', sql`(${t.parentId} is null) <> (${t.childId} is null)`),
    check(
      'push_subscriptions_session',
      sql`(${t.parentId} is null) = (${t.parentSession} is null) and (${t.childId} is null) = (${t.childSession} is null)`,
    ),
  ],
);
