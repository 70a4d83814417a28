import { runMigration } from '@herohood/db/testing/before-migration';
import { expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';

const suite = new FamilySuite();

/** What stood in ledgers before: the bonus as its giver read it, and beside it what is nobody's bonus. */
const BEFORE = [
  ['parent_bonus', 'Good behavior bonus'],
  ['parent_bonus', 'Bonus für tolles Verhalten'],
  ['parent_bonus', 'Bonus für extra Mühe'],
  ['parent_bonus', 'Undone: Bonus für besondere Mühe'],
  ['parent_bonus', 'Видатне досягнення'],
  ['parent_bonus', 'הישג יוצא מן הכלל'],
  ['parent_bonus', 'For the dishes'],
  ['gift', 'Good behavior bonus'],
] as const;

test('bonuses that were kept in somebody’s language are codes after the migration, and nothing else changes', async () => {
  const { sql } = suite.database;
  const { hero } = suite.family;
  for (const [at, [source, description]] of BEFORE.entries()) {
    await sql`insert into reward_transactions
      (family_id, child_id, amount, type, source, description, requires_approval, is_approved, rejected_at, created_at)
      select family_id, id, ${at + 1}, 'bonus_earned', ${source}, ${description}, true, false, now(), now()
      from children where id = ${hero.id}`;
  }
  const figures = async () => {
    const [row] = await sql`select count(*)::int as rows, sum(amount)::int as sum,
      count(*) filter (where description ~ '^(Undone: )?bonus[.]')::int as codes from reward_transactions`;
    return row;
  };
  expect(await figures()).toEqual({ rows: 8, sum: 36, codes: 0 });
  await runMigration('keep_bonuses_as_codes', suite.database);
  expect(await figures()).toEqual({ rows: 8, sum: 36, codes: 6 });
  await runMigration('keep_bonuses_as_codes', suite.database);
  const rows = await sql`select description from reward_transactions order by amount`;
  expect(rows.map(({ description }) => description)).toEqual([
    'bonus.good_behavior',
    'bonus.good_behavior',
    'bonus.extra_effort',
    'Undone: bonus.extra_effort',
    'bonus.outstanding',
    'bonus.outstanding',
    'For the dishes',
    'Good behavior bonus',
  ]);
});
