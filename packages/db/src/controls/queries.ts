import type { Executor } from '../client';
import type { HeroKey } from '../family/family-id';
import { isOfHero } from '../keys';
import { parentalControls } from './tables';

export type ControlsRow = typeof parentalControls.$inferSelect;

const ofHero = ({ familyId, childId }: HeroKey) => isOfHero(parentalControls, { familyId, childId });

/** Every hero has controls from their first day on; null for one who is gone. */
export async function findControls(db: Executor, hero: HeroKey): Promise<ControlsRow | null> {
  const [row] = await db.select().from(parentalControls).where(ofHero(hero));
  return row ?? null;
}

/** Locks the controls until the transaction ends; every change of them starts here. */
export async function lockControls(db: Executor, hero: HeroKey): Promise<ControlsRow | null> {
  const [row] = await db.select().from(parentalControls).where(ofHero(hero)).for('no key update');
  return row ?? null;
}

/** `changes` names at least one column; null for a hero who is gone. */
export async function updateControls(
  db: Executor,
  hero: HeroKey,
  changes: Partial<Omit<ControlsRow, 'familyId' | 'childId'>>,
): Promise<ControlsRow | null> {
  const [row] = await db.update(parentalControls).set(changes).where(ofHero(hero)).returning();
  return row ?? null;
}
