import { sql } from 'drizzle-orm';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { compiledSql } from '../compiled';
import { xpEntries } from '../points/tables';
import { tableReader } from '../row-reader';
import { type ActedBy, actedBy, telling } from '../sync/act-queries';
import type { ClaimRow, RewardRow } from './queries';
import { rewardClaims, rewards } from './tables';

/** A hero's wish for one of their rewards. */
export interface NewClaim extends ActedBy {
  familyId: string;
  childId: string;
  rewardId: string;
  /** The price that they saw, where the call says one: any number, which is compared and never stored. */
  sentCost: number | null;
}

/** What is shown of the reward beside its claim. */
export interface Claimed {
  claim: ClaimRow['claim'];
  reward: Pick<RewardRow, 'name' | 'icon' | 'type'>;
}

type Raw = Record<string, unknown> & { reward_name: string; icon: string; type: string };

const at = sql.placeholder;
const now = sql`${at('now')}::timestamptz`;

// The wallet is written from the locked row, not as 'xp - cost': Postgres asks the table's check about the version of the
// row that the statement saw, which may have held less, before it finds the newest one.
const claiming = compiledSql<Record<string, unknown>, Raw>(sql`
  with hero as materialized (
    select c.family_id, c.id, c.xp from ${children} c
    where c.family_id = ${at('familyId')}::uuid and c.id = ${at('childId')}::uuid
    for no key update
  ), reward as materialized (
    select r.id, r.name, r.icon, r.type, r.cost, hero.xp - r.cost as xp_left, hero.family_id, hero.id as child_id
    from hero join ${rewards} r on r.family_id = hero.family_id and r.child_id = hero.id
    where r.id = ${at('rewardId')}::uuid and r.deleted_at is null and r.is_active and r.cost <= hero.xp
      and r.cost = coalesce(${at('sentCost')}::numeric, r.cost)
    for share of r
  ), claim as (
    insert into ${rewardClaims} (family_id, child_id, reward_id, cost, created_at)
    select family_id, child_id, id, cost, ${now} from reward
    on conflict do nothing
    returning *
  ), held as (
    insert into ${xpEntries} (family_id, child_id, claim_id, kind, amount, created_at)
    select family_id, child_id, id, 'claim_hold', -cost, ${now} from claim
  ), done as (
    update ${children} c set xp = reward.xp_left
    from claim join reward on reward.id = claim.reward_id
    where c.family_id = claim.family_id and c.id = claim.child_id
    returning c.family_id, c.id as child_id, claim.id as claim_id,
      ${at('actorName')}::text || ' claimed ' || reward.name || ' for ' || claim.cost || ' XP' as summary
  ), ${telling({
    act: 'claim.made',
    actorKind: 'child',
    events: [{ type: 'created', entity: 'reward_claim', id: 'claim_id' }],
  })}
  select claim.*, reward.name as reward_name, reward.icon, reward.type from claim join reward on reward.id = claim.reward_id`);

const readClaim = tableReader(rewardClaims);

/**
 * Claims a reward in one statement, which is its own transaction. Hero and reward are locked before anything is decided,
 * and looked at as they are then: a reward that is being deleted holds its hero, one that is being changed itself. Null,
 * and nothing written, when there is anything to refuse: the long way says what.
 */
export async function claimAndHold(db: Executor, wish: NewClaim): Promise<Claimed | null> {
  const { familyId, childId, rewardId, sentCost } = wish;
  const [row] = await claiming(db, { familyId, childId, rewardId, sentCost, ...actedBy(wish) });
  if (!row) return null;
  const { reward_name: name, icon, type } = row;
  return { claim: readClaim(row), reward: { name, icon, type } };
}
