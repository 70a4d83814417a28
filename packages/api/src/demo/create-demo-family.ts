import { findParentByEmail, insertParent, type ParentRow } from '@herohood/db/account/queries';
import { type ChildRow, insertChild, updateChild } from '@herohood/db/children/queries';
import type { Transaction } from '@herohood/db/client';
import { replacePlans } from '@herohood/db/days/plan-queries';
import { type FamilyRow, updateFamily } from '@herohood/db/family/queries';
import { assignMaster } from '@herohood/db/habits/assign-queries';
import { syncPeriods } from '@herohood/db/habits/period-queries';
import { type ChildHabitRow, insertMaster, type MasterHabitRow } from '@herohood/db/habits/queries';
import { newHero } from '@herohood/domain/children/hero';
import { plansAfter } from '@herohood/domain/days/plan-versions';
import { DEFAULT_LOCALE } from '@herohood/domain/languages/locale';
import { DAY_MS } from '@herohood/domain/time/durations';
import { familyDay } from '@herohood/domain/time/family-day';
import { sealPin } from '../children/login-credentials';
import type { Ports } from '../context';
import { DEMO_PASSWORD } from '../demo-owner';
import { createFamily } from '../family/found-family';
import { actedMoments } from './demo-acts';
import { openDemoApps } from './demo-apps';
import { DEMO_HABITS } from './demo-habits';
import { historyMoments } from './demo-history';
import { DEMO_DAYS, DEMO_HEROES, DEMO_PARENTS, type DemoCast, type DemoHero } from './demo-story';
import { worldMoments } from './demo-world';

/**
 * Creates two parents, three heroes and six weeks of their life, through the same writes and calls that real families
 * use, in the order of time: every ledger agrees, and every list tells of it. All of it or nothing, so that a start that is
 * broken off leaves no half of it. Nothing when there is a demo family already.
 */
export async function createDemoFamily(ports: Ports): Promise<void> {
  if (await findParentByEmail(ports.db, DEMO_PARENTS[0].email)) return;
  const passwordHash = await ports.passwords.hash(DEMO_PASSWORD);
  const beginning = new Date(ports.now().getTime() - DEMO_DAYS * DAY_MS);
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await ports.db.transaction(async (tx) => {
    const inside = { ...ports, db: tx };
    const past = { ...inside, now: () => beginning };
    const created = await createFamily(tx, past, { timeZone, locale: DEFAULT_LOCALE });
    const paid = await updateFamily(tx, created.id, {
      subscriptionStatus: 'active',
      subscriptionPlan: 'yearly',
      subscriptionEndDate: new Date(beginning.getTime() + 365 * DAY_MS),
    });
    const cast = await assemble(tx, past, { family: paid, passwordHash });
    const history = historyMoments(inside, cast);
    const apps = await openDemoApps(inside, cast);
    const evenings = history.map(({ at }) => at);
    const acts = actedMoments({ cast, apps, now: ports.now() }, evenings);
    const world = worldMoments({ cast, apps }, evenings);
    const story = [...history, ...acts, ...world].toSorted(
      (one, other) => one.at.getTime() - other.at.getTime(),
    );
    for (const { tell } of story) await tell();
  });
}

async function assemble(
  tx: Transaction,
  ports: Ports,
  { family, passwordHash }: { family: FamilyRow; passwordHash: string },
): Promise<DemoCast> {
  const createdAt = ports.now();
  const parents: ParentRow[] = [];
  for (const person of DEMO_PARENTS) {
    const row = {
      ...person,
      familyId: family.id,
      passwordHash,
      phoneNumber: null,
      createdAt,
    };
    const parent = await insertParent(tx, row);
    if (parent) parents.push(parent);
  }
  const masters = new Map<string, MasterHabitRow>();
  for (const { key, ...habit } of DEMO_HABITS) {
    masters.set(key, await insertMaster(tx, family.id, { ...habit, createdAt }));
  }
  const heroes: DemoCast['heroes'] = [];
  for (const [index, story] of DEMO_HEROES.entries()) {
    const child = await createHero(tx, ports, {
      family,
      story,
      createdAt: new Date(createdAt.getTime() + index * 1000),
    });
    const habits: ChildHabitRow[] = [];
    for (const key of story.habits) {
      const master = masters.get(key);
      if (master) habits.push((await assignMaster(tx, master, { childId: child.id, now: createdAt })).habit);
    }
    const day = familyDay(createdAt, family);
    await syncPeriods(tx, family.id, { ids: habits.map(({ id }) => id), day });
    const plans = habits.map((habit) => ({
      ...{ id: habit.id, childId: child.id },
      plans: plansAfter([], { plan: habit, day, isFirstDay: true }),
    }));
    await replacePlans(tx, family.id, plans);
    heroes.push({ story, child, habits });
  }
  return { family, parents, heroes };
}

async function createHero(
  tx: Transaction,
  ports: Ports,
  { family, story, createdAt }: { family: FamilyRow; story: DemoHero; createdAt: Date },
): Promise<ChildRow> {
  const { avatarType, unlockedAvatars } = newHero(story.avatarType);
  const familyId = family.id;
  const { name, username, pin } = story;
  const child = await insertChild(tx, {
    familyId,
    name,
    avatarType,
    avatarUrl: null,
    birthYear: Number(familyDay(ports.now(), family).slice(0, 4)) - story.age,
    unlockedAvatars,
    createdAt,
  });
  const pinSealed = sealPin(ports.secrets, child.id, pin);
  return (await updateChild(tx, { familyId, childId: child.id }, { username, pinSealed })) ?? child;
}
