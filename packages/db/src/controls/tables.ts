import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { children } from '../children/tables';
import { instant } from '../columns';

const minutes = (fallback: number) => integer().notNull().default(fallback);
const enabled = () => boolean().notNull().default(true);
const off = () => boolean().notNull().default(false);

/** Limits a parent sets for one hero; the defaults are ruling R13's. */
export const parentalControls = pgTable(
  'parental_controls',
  {
    familyId: uuid().notNull(),
    childId: uuid().notNull(),
    dailyScreenTime: minutes(120),
    bonusTimePerHabit: minutes(10),
    weekendBonus: minutes(60),
    maxGameTimePerDay: minutes(30),
    bedtimeMode: off(),
    bedtimeStart: text().notNull().default('20:00'),
    bedtimeEnd: text().notNull().default('07:00'),
    emergencyMode: off(),
    emergencyActivatedAt: instant(),
    emergencyMessage: text(),
    blockAllApps: off(),
    limitInternet: off(),
    parentContactEnabled: enabled(),
    enableHabits: enabled(),
    enableGearShop: enabled(),
    enableMiniGames: enabled(),
    enableRewards: enabled(),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId] }),
    foreignKey({
      columns: [t.familyId, t.childId],
      foreignColumns: [children.familyId, children.id],
    }).onDelete('cascade'),
    check(
      'parental_controls_minutes',
      sql`${t.dailyScreenTime} between 0 and 1440 and ${t.bonusTimePerHabit} between 0 and 1440 and ${t.weekendBonus} between 0 and 1440 and ${t.maxGameTimePerDay} between 0 and 1440`,
    ),
    check(
      'parental_controls_emergency',
      sql`${t.emergencyMode} = ${t.blockAllApps} and ${t.emergencyMode} = (${t.emergencyActivatedAt} is not null)`,
    ),
  ],
);
