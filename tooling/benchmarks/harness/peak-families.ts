import { createSecrets } from '../../../apps/server/src/adapters/secrets';
import { grow } from './grow';
import type { PeakDevice, PeakFamily } from './peak-plan';
import type { DatabaseStage } from './stage';

const HEROES = 3;
const HABITS = 12;
const DAYS_OF_HISTORY = 20;

/**
 * Fills the stage with families of two parents and three heroes, who have three weeks behind them, and signs all five in, each at
 * a device of their own. Their sessions lie in the database as a login would have left them.
 *
 * @param appSecret the server's own, under which it knows the tokens
 */
export async function openPeakFamilies(
  { database: { sql } }: DatabaseStage,
  count: number,
  appSecret: string,
): Promise<PeakFamily[]> {
  await grow(sql, {
    families: count,
    heroesPerFamily: HEROES,
    habitsPerHero: HABITS,
    dueDays: 0,
    approvedDays: DAYS_OF_HISTORY,
    eventsPerFamily: 50,
  });
  await sql`insert into parents (family_id, role, email, password_hash, first_name, last_name)
    select family_id, 'parent', 'second-' || email, password_hash, 'Sam', last_name from parents`;
  const { digest } = createSecrets(appSecret);
  const parents = await sql<{ family_id: string; id: string }[]>`select family_id, id from parents`;
  const heroes = await sql<{ family_id: string; id: string; habits: string[] }[]>`
    select family_id, child_id as id, array_agg(id::text order by random()) as habits
    from child_habits group by family_id, child_id`;
  const tokens = (rows: { family_id: string; id: string }[]) =>
    JSON.stringify(rows.map((row) => ({ ...row, token_hash: digest(`session:peak-${row.id}`) })));
  const expires = new Date(Date.now() + 86_400_000).toISOString();
  await sql`insert into parent_sessions (token_hash, family_id, parent_id, expires_at)
    select token_hash, family_id, id, ${expires}
    from json_to_recordset(${tokens(parents)}::text::json) as t(family_id uuid, id uuid, token_hash text)`;
  await sql`insert into child_sessions (token_hash, family_id, child_id, expires_at)
    select token_hash, family_id, id, ${expires}
    from json_to_recordset(${tokens(heroes)}::text::json) as t(family_id uuid, id uuid, token_hash text)`;

  const families = new Map<string, PeakDevice[]>();
  const add = (familyId: string, device: PeakDevice) =>
    families.set(familyId, [...(families.get(familyId) ?? []), device]);
  for (const { family_id, id } of parents)
    add(family_id, { role: 'parent', cookie: `parent_session=peak-${id}`, habits: [] });
  for (const { family_id, id, habits } of heroes)
    add(family_id, { role: 'child', cookie: `child_session=peak-${id}`, childId: id, habits });
  return [...families.values()].map((devices) => ({ devices }));
}
