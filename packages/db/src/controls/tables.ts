import { DEFAULT_CONTROLS } from '@herohood/domain/controls/defaults';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { goesWithHero } from '../children/tables';
import { familyId, instant } from '../columns';

const minutes = (fallback: number) => integer().notNull().default(fallback);
const clockTime = (fallback: string) => text().notNull().default(fallback);
const flag = (fallback: boolean) => boolean().notNull().default(fallback);

/** Limits a parent sets for one hero (rules: controls). */
export const parentalControls = pgTable(
  'parental_controls',
  {
    familyId: familyId(),
    childId: uuid().notNull(),
    dailyScreenTime: minutes(DEFAULT_CONTROLS.dailyScreenTime),
    bonusTimePerHabit: minutes(DEFAULT_CONTROLS.bonusTimePerHabit),
    weekendBonus: minutes(DEFAULT_CONTROLS.weekendBonus),
    maxGameTimePerDay: minutes(DEFAULT_CONTROLS.maxGameTimePerDay),
    bedtimeMode: flag(DEFAULT_CONTROLS.bedtimeMode),
    bedtimeStart: clockTime(DEFAULT_CONTROLS.bedtimeStart),
    bedtimeEnd: clockTime(DEFAULT_CONTROLS.bedtimeEnd),
    emergencyMode: flag(DEFAULT_CONTROLS.emergencyMode),
    emergencyActivatedAt: instant(),
    emergencyMessage: text(),
    blockAllApps: flag(DEFAULT_CONTROLS.blockAllApps),
    limitInternet: flag(DEFAULT_CONTROLS.limitInternet),
    parentContactEnabled: flag(DEFAULT_CONTROLS.parentContactEnabled),
    enableHabits: flag(DEFAULT_CONTROLS.enableHabits),
    enableGearShop: flag(DEFAULT_CONTROLS.enableGearShop),
    enableMiniGames: flag(DEFAULT_CONTROLS.enableMiniGames),
    enableRewards: flag(DEFAULT_CONTROLS.enableRewards),
  },
  (t) => [
    primaryKey({ columns: [t.familyId, t.childId] }),
    goesWithHero(t),
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
