import type { Entity } from '@herohood/domain/fields';
import type { Caller } from './matrix-callers';
import type { MatrixWorld } from './matrix-world';

/** Where an entity's ids stand: a table, the column that names it, and what else is asked of the row. */
interface Source {
  table: string;
  column?: string;
  where?: string;
  /** Heroes have their own; else the family's parents alone deal with them. */
  ofHero?: string;
  /** What makes two of them differ for a call; one of each is enough. */
  state?: string;
  /** A parent's own are those of no hero. */
  isPersonal?: true;
  /** Each member of the family has their own, the owner too. */
  ofOne?: true;
  /** A hero's own are those of the others. */
  ofOthers?: true;
  /** Of those who own nothing of the family each is their own; an owner's are all. */
  ofMember?: true;
}

/** Callers do not say who the owner of their family is. */
const WHOSE_SESSION = `(select case role when 'owner' then role else id::text end from parents p where p.id = t.parent_id)`;
const CLAIMED = `exists (select 1 from reward_claims c where c.reward_id = t.id and c.status = 'pending')`;

const SOURCES: Record<Exclude<Entity, 'game' | 'gear' | 'avatar'>, Source> = {
  hero: { table: 'children', ofHero: 'id' },
  // Every hero of the family may be named.
  familyHero: { table: 'children' },
  sibling: { table: 'children', ofHero: 'id', ofOthers: true },
  heroDevice: { table: 'child_sessions', ofHero: 'child_id' },
  ownDevice: { table: 'parent_sessions', ofHero: WHOSE_SESSION, ofOne: true },
  masterHabit: { table: 'master_habits' },
  habitTemplate: { table: 'habit_templates' },
  dayMark: { table: 'day_marks', where: 'deleted_at is null', state: 'import_uid is null' },
  assignment: { table: 'child_habits', ofHero: 'child_id' },
  completion: { table: 'completions', ofHero: 'child_id', state: 'status' },
  reward: { table: 'rewards', ofHero: 'child_id', state: CLAIMED },
  claim: { table: 'reward_claims', ofHero: 'child_id', state: 'status' },
  transaction: {
    ...{ table: 'reward_transactions', ofHero: 'child_id' },
    state: 'row(requires_approval, rejected_at is null)',
  },
  goal: { table: 'goals', ofHero: 'child_id', where: 'closed_at is null', state: 'saved > 0' },
  proposal: { table: 'proposals', ofHero: 'child_id', state: 'status' },
  call: { table: 'parent_calls', ofHero: 'child_id' },
  play: { table: 'game_plays', ofHero: 'child_id' },
  tap: { table: 'taps', ofHero: 'child_id' },
  joinRequest: { table: 'parents', where: `role = 'waiting'` },
  member: { table: 'parents', where: `role <> 'waiting'`, state: `role || id::text`, ofMember: true },
  invitation: { table: 'invitations' },
  payment: { table: 'payments', column: 'payment_intent_id' },
  device: { table: 'devices', column: 'device_id', ofHero: 'child_id', isPersonal: true },
  event: { table: 'sync_events', ofHero: 'child_id' },
  browser: { table: 'push_subscriptions', column: 'endpoint', ofHero: 'child_id', isPersonal: true },
  auditEntry: { table: 'audit_entries', ofHero: 'child_id' },
  // Who may hear praise is not a family's question: praise.test.ts asks it. Pictures of missions are read elsewhere.
  media: {
    table: 'media_objects',
    where: `stored_at is not null and not is_praise and kind <> 'photo'`,
    state: 'kind',
  },
  upload: { table: 'media_objects', where: 'stored_at is null' },
  recording: { table: 'media_objects', column: `'/api/media/' || id`, where: `kind = 'recording'` },
  picturedMission: { table: 'completions', ofHero: 'child_id', where: 'photo_id is not null' },
  picturedProposal: { table: 'proposals', ofHero: 'child_id', where: 'photo_id is not null' },
  picture: { table: 'media_objects', column: `'/api/media/' || id`, where: `kind = 'avatar'` },
};
const SHARED: readonly string[] = ['game', 'gear', 'avatar'] satisfies Entity[];

const UNKNOWN = '6f0e6a52-1f0b-4a3e-9d53-0d3c1f9b7a11';

interface Row {
  id: string;
  family: string;
  child: string | null;
}

export type Whose = 'own' | "a sibling's" | "a stranger's" | 'an unknown' | 'a malformed';

/**
 * Ids of the rows of one table, by whose they are as a caller sees it. With `under`, the id of the hero in whose address
 * they stand, those of other heroes are a sibling's for parents too.
 */
export type IdsFor = (
  entity: string,
  caller: Caller,
  place: { example: unknown; under?: string | undefined },
) => Map<Whose, string[]>;

/** Reads all ids once; the rows stand as they are through all cases. */
export async function readIds({ sql, families }: MatrixWorld): Promise<IdsFor> {
  const rows = new Map<string, Row[]>();
  for (const [entity, source] of Object.entries(SOURCES)) {
    const { table, column = 'id', where = 'true', ofHero = 'null', state = 'null' }: Source = source;
    const found = await sql.unsafe(`select distinct on (2, 3, (${state})::text) (${column})::text as id,
      family_id::text as family, (${ofHero})::text as child from ${table} t where ${where}
      order by 2, 3, (${state})::text, 1`);
    for (const { id } of families) {
      if (found.some(({ family }) => family === id)) continue;
      throw new Error(`The matrix's world has no ${entity} in each family.`);
    }
    rows.set(entity, [...found] as unknown as Row[]);
  }

  return (entity, caller, { example, under }) => {
    if (SHARED.includes(entity)) {
      return new Map<Whose, string[]>([
        ['own', [String(example)]],
        ['an unknown', [UNKNOWN]],
        ['a malformed', ["'--"]],
      ]);
    }
    const all = rows.get(entity);
    if (!all) throw new Error(`The matrix does not know where ids of '${entity}' stand (matrix-ids.ts).`);
    const { ofHero, isPersonal, ofMember, ofOne, ofOthers }: Source = SOURCES[entity as keyof typeof SOURCES];
    const inFamily = all.filter(({ family }) => family === caller.family.id);
    const isOwn = ({ id, child }: Row) => {
      if (ofOne) return child === (caller.userId ?? caller.parentId ?? 'owner');
      if (ofOthers) return child !== caller.heroId;
      if (ofMember) return caller.userId === null || id === caller.userId;
      if (under !== undefined) return child === under;
      if (caller.heroId === null) return !isPersonal || child === null;
      return ofHero === undefined || child === caller.heroId;
    };
    const idsOf = (rows: Row[]) => rows.map(({ id }) => id);
    return new Map<Whose, string[]>([
      ['own', idsOf(inFamily.filter(isOwn))],
      [
        "a sibling's",
        idsOf(inFamily.filter((row) => !isOwn(row) && !ofOthers && (ofMember || row.child !== null))),
      ],
      ["a stranger's", idsOf(all.filter(({ family }) => family !== caller.family.id))],
      ['an unknown', [UNKNOWN]],
      ['a malformed', ['nonsense', "'--"]],
    ]);
  };
}
