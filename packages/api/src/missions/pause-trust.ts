import { updateAssignment } from '@herohood/db/habits/queries';
import { ASK_DAYS, askedUntil } from '@herohood/domain/missions/policy';
import { DAY_MS } from '@herohood/domain/time/durations';
import type { Unit } from '../act';
import type { ParentContext } from '../context';
import { pushToParents } from '../push/send-pushes';
import { pushTexts } from '../text/en/pushes';
import { say } from '../text/say';

/**
 * What was trusted was not so: for 7 days parents are asked about that mission of that hero, and told so where they take pushes (rules:
 * trust). Part of the undo or the no that found it; the hero must be locked. Nothing when the mission has been taken away.
 */
export async function pauseTrust(
  ctx: ParentContext,
  unit: Unit,
  { childHabitId: id, child }: { childHabitId: string; child: { id: string; name: string } },
): Promise<void> {
  const { familyId } = ctx;
  const now = ctx.now();
  const habit = await updateAssignment(unit.tx, { familyId, id }, { askUntil: askedUntil(now) });
  if (!habit) return;
  const childId = child.id;
  unit.event({ type: 'updated', entity: 'habit', entityId: id, childId });
  unit.audit({ act: 'habit.asked', args: { mission: habit.name, days: ASK_DAYS }, childId });
  unit.after(() =>
    pushToParents(ctx, {
      familyId,
      message: (locale) => ({
        kind: 'trust',
        title: `${child.name}: ${habit.name}`,
        body: say(locale, { id: pushTexts.trustBody, values: { days: ASK_DAYS } }),
      }),
      until: new Date(now.getTime() + DAY_MS),
    }),
  );
}
