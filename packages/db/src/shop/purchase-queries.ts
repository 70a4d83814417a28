import { type SQL, sql } from 'drizzle-orm';
import { arrayText } from '../array-param';
import type { ChildRow } from '../children/queries';
import { children } from '../children/tables';
import type { Executor } from '../client';
import { compiledSql } from '../compiled';
import { isViolationOf } from '../constraint';
import { rewardTransactions } from '../points/tables';
import { tableReader } from '../row-reader';
import { type ActedBy, actedBy, telling } from '../sync/act-queries';
import { avatarItems, gearItems } from './tables';

/** What a hero wants, and what they saw: the purchase holds for this price, or not at all. */
interface Purchase extends ActedBy {
  familyId: string;
  childId: string;
  /** What they own afterwards: an avatar's type, a piece's id. */
  key: string;
  /** Any number that a client may send: it is compared, never stored. */
  cost: number;
}

export interface GearPurchase extends Purchase {
  /** Their lifetime XP as it was read, and the level that follows from it. XP may have grown since, not shrunk. */
  totalXp: number;
  level: number;
  /** What they wore as it was read, and what they wear with the new piece. */
  worn: { before: string[]; after: string[] };
}

interface Shelf {
  kind: 'avatar' | 'gear';
  /** Selects `name` and `cost` of what is on sale. */
  item: SQL;
  /** The hero's column that lists what they own. */
  owned: SQL;
  /** What else is written in the hero's row, and what else must be true of it. */
  also: SQL;
  provided: SQL;
}

const at = sql.placeholder;
const now = sql`${at('now')}::timestamptz`;
const key = sql`${at('key')}::text`;

const buying = ({ kind, item, owned, also, provided }: Shelf) =>
  compiledSql<Record<string, unknown>, Record<string, unknown>>(sql`
  with item as (${item}
  ), bought as (
    update ${children} c set reward_points = c.reward_points - item.cost, ${owned} = c.${owned} || ${key}${also}
    from item
    where c.family_id = ${at('familyId')}::uuid and c.id = ${at('childId')}::uuid
      and c.reward_points >= item.cost and not (${key} = any(c.${owned}))${provided}
    returning c.*, item.name as item_name, item.cost as item_cost
  ), booked as (
    insert into ${rewardTransactions} (family_id, child_id, amount, type, source, description, requires_approval,
      is_approved, approved_at, once_key, created_at)
    select family_id, id, -item_cost, ${sql.raw(`'${kind}_purchase', '${kind}_shop'`)}, item_name, false, true, ${now},
      ${sql.raw(`'${kind}:'`)} || ${key}, ${now} from bought
    returning id
  ), done as (
    select b.family_id, b.id as child_id, booked.id as transaction_id,
      ${at('actorName')}::text || ' bought ' || b.item_name || ' for ' || b.item_cost || ' points' as summary
    from bought b cross join booked
  ), ${telling({
    act: `shop.${kind}_bought`,
    actorKind: 'child',
    events: [
      { type: 'created', entity: 'reward_transaction', id: 'transaction_id' },
      { type: 'updated', entity: 'child', id: 'child_id' },
    ],
  })}
  select * from bought`);

const buyingGear = buying({
  kind: 'gear',
  item: sql`
    select name, cost from ${gearItems}
    where id = ${key} and is_active and cost = ${at('cost')}::numeric and required_level <= ${at('level')}::int`,
  owned: sql.raw('unlocked_gear'),
  also: sql`, equipped_gear = ${at('wornAfter')}::text[]`,
  provided: sql` and c.total_xp >= ${at('totalXp')}::int and c.equipped_gear = ${at('wornBefore')}::text[]`,
});

const buyingAvatar = buying({
  kind: 'avatar',
  item: sql`
    select name, cost from ${avatarItems} where avatar_type = ${key} and is_active and cost = ${at('cost')}::numeric`,
  owned: sql.raw('unlocked_avatars'),
  also: sql.empty(),
  provided: sql.empty(),
});

const readHero = tableReader(children);

/**
 * Buys a piece of gear in one statement, which is its own transaction: everything that it rests on stands in the hero's
 * row, which is locked and looked at again, or in the catalogue. Null, and nothing written, when there is anything to
 * refuse or something is not as it was read: the long way says what.
 */
export function buyGear(db: Executor, { worn, ...purchase }: GearPurchase): Promise<ChildRow | null> {
  const { totalXp, level } = purchase;
  return bought(
    buyingGear(db, {
      ...valuesOf(purchase),
      ...{ totalXp, level, wornBefore: arrayText(worn.before), wornAfter: arrayText(worn.after) },
    }),
  );
}

/** Buys an avatar in the same way. */
export function buyAvatar(db: Executor, purchase: Purchase): Promise<ChildRow | null> {
  return bought(buyingAvatar(db, valuesOf(purchase)));
}

const valuesOf = (purchase: Purchase) => {
  const { familyId, childId, key, cost } = purchase;
  return { familyId, childId, key, cost, ...actedBy(purchase) };
};

async function bought(rows: Promise<Record<string, unknown>[]>): Promise<ChildRow | null> {
  const [row] = await rows.catch((error: unknown) => {
    if (isViolationOf('reward_transactions_once', error)) return [];
    throw error;
  });
  return row ? readHero(row) : null;
}
