import { findParent } from '@herohood/db/account/queries';
import { lockChildren } from '@herohood/db/children/queries';
import { keepDayRules } from '@herohood/db/days/rule-queries';
import { type FamilyRow, lockFamily, updateFamily as writeFamily } from '@herohood/db/family/queries';
import type { User, updateFamilyInput, updateReminderSettingsInput } from '@herohood/domain/account/schema';
import { inOrderOfDay } from '@herohood/domain/days/parts';
import type { Audited } from '@herohood/domain/family/audit';
import { decideRingtone } from '@herohood/domain/reminders/ringtones';
import { timesOf } from '@herohood/domain/reminders/settings';
import type * as z from 'zod';
import { act, type Unit } from '../act';
import { changedFields } from '../changed-fields';
import type { ParentContext } from '../context';
import { toFamily } from '../family/family';
import { requireOffered } from '../languages/spoken-locale';
import { endPhotos } from '../media/remove-photos';
import { orThrow } from '../refusals';
import { checkTimes } from '../reminders/check-times';
import { presentUser } from './present';

type Input = z.output<typeof updateFamilyInput>;
type Settings = Pick<FamilyRow, keyof Input>;

/** Changes what holds for the whole family; what is left out stays (rules: family). */
export async function updateFamily(ctx: ParentContext, input: Input): Promise<User> {
  const { familyId } = ctx;
  const { parts, ...others } = input;
  requireOffered(ctx, input.locale);
  const row = await act(ctx, async (tx, unit) => {
    // Heroes before their family, as whoever pays one locks them.
    if (input.weekStart !== undefined || input.shieldsEnabled !== undefined) await lockChildren(tx, familyId);
    const before = await lockFamily(tx, familyId);
    const changed = changedFields(before, { ...others, parts: parts && inOrderOfDay(parts) });
    if (!changed) return before;
    const after = await writeFamily(tx, familyId, changed);
    if ('weekStart' in changed || 'shieldsEnabled' in changed) await keepRules(ctx, unit, after);
    unit.event({ type: 'updated', entity: 'family', childId: 'all' });
    auditSettings(changed, unit);
    if ('photoDays' in changed) await endPhotos(ctx, unit);
    return after;
  });
  return presentCaller(ctx, row);
}

/** The caller as they are now, of the family as an act has left it. */
async function presentCaller(ctx: ParentContext, family: FamilyRow): Promise<User> {
  const parent = await findParent(ctx.db, { familyId: ctx.familyId, parentId: ctx.parent.userId });
  return presentUser(parent, toFamily(family, ctx), ctx.now());
}

/** They act from today, and no day before is judged anew (rules: streaks). */
async function keepRules(
  { familyId, parent }: ParentContext,
  unit: Unit,
  { weekStart, shieldsEnabled }: FamilyRow,
): Promise<void> {
  const fromDay = parent.family.today;
  await keepDayRules(unit.tx, familyId, { fromDay, weekStart, shieldsEnabled });
  await unit.streaksFrom('all', fromDay);
}

/** What the family's list keeps of each setting that changed. */
const AUDITED: { [Name in keyof Settings]: (value: Settings[Name]) => Audited } = {
  siblingVisits: (isOn) => ({ act: 'family.visits_changed', args: { isOn } }),
  weekStart: (day) => ({ act: 'family.week_changed', args: { day } }),
  parts: () => ({ act: 'family.parts_changed' }),
  shieldsEnabled: (isOn) => ({ act: 'family.shields_changed', args: { isOn } }),
  weekendChallenge: (isOn) => ({ act: 'family.weekend_changed', args: { isOn } }),
  photoDays: (days) => ({ act: 'family.photos_changed', args: { days } }),
  goalWithdrawals: (who) => ({ act: 'family.goals_changed', args: { who } }),
  locale: (locale) => ({ act: 'family.language_changed', args: { locale } }),
};

function auditSettings(changed: Partial<Settings>, unit: Unit): void {
  for (const [name, value] of Object.entries(changed)) {
    unit.audit(AUDITED[name as keyof Settings](value as never));
  }
}

/**
 * Changes the family's default alerts, which are the same for all of its parents; fields that are left out stay. Refuses
 * an unknown ringtone and a time outside the active window (400), and a ringtone that the family's plan does not include
 * (402).
 */
export async function updateReminderSettings(
  ctx: ParentContext,
  { reminderSettings: change }: z.output<typeof updateReminderSettingsInput>,
): Promise<User> {
  const { familyId } = ctx;
  const { hasPremiumAccess, hasPaidAccess } = ctx.parent.family;
  const row = await act(ctx, async (tx, unit) => {
    // Under the lock: of two parents who change different fields at once neither takes the other's back.
    const locked = await lockFamily(tx, familyId);
    const { reminderSettings: before } = locked;
    checkTimes({
      wanted: { ...change, reminderTime: change.time },
      before: timesOf(before),
      mustFit: change.enabled === true && !before.enabled,
    });
    if (change.defaultRingtone !== undefined) {
      const [chosen, current] = [change.defaultRingtone, before.defaultRingtone];
      orThrow(decideRingtone({ chosen, current, hasPremiumAccess, hasPaidAccess }));
    }
    const changed = changedFields(locked, { reminderSettings: { ...before, ...change } });
    if (!changed) return locked;
    unit.event({ type: 'updated', entity: 'family' });
    unit.audit({ act: 'account.reminders_changed' });
    return writeFamily(tx, familyId, changed);
  });
  return presentCaller(ctx, row);
}
