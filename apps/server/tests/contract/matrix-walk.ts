import { WEBM } from '@herohood/api/testing/recordings';
import { openRowState, type RowGroup, type StoredText } from '@herohood/db/testing/row-state';
import type { LightMyRequestResponse } from 'fastify';
import type { Caller } from './matrix-callers';
import type { Case } from './matrix-cases';
import type { MatrixWorld } from './matrix-world';

/** What was answered to one case, as far as it is looked at. */
interface Outcome {
  status: number;
  code: string | undefined;
  /** Body and headers, as text. */
  text: string;
}

/** Walks cases and says in words what is wrong with each; nothing when all is well. */
export interface Walker {
  /** Lets a caller come in: what is different while they call, what they must never read and never change. */
  enter(caller: Caller): Promise<void>;
  /** Cases of one kind together: what they have changed is looked at once. */
  walkTogether(cases: Case[]): Promise<string[]>;
  /** One by one, each in the world as it was; of those with the caller's own ids one must succeed. */
  walkApart(cases: Case[]): Promise<string[]>;
  /** Puts all rows back as they were before anybody called. */
  leave(): Promise<void>;
  /** Columns of families' tables that hold no text which one family alone has: what leaks from them is not seen. */
  unmarked(): string[];
}

/** Names of what is kept: the world as it was made, and with what is different for the present caller. */
const BEGINNING = 'beginning';
const PRESENT = 'present';

const AT_ONCE = 40;
const REFUSED = [401, 402, 403, 404];
/** Shorter texts are found in others by chance. */
const SHORTEST = 6;
/** Columns that nobody reads, not even whose they are. */
const SECRET = /_hash$|_sealed$|^p256dh$|^auth$/;

export async function openWalker(world: MatrixWorld): Promise<Walker> {
  const rows = await openRowState(world.sql);
  await rows.keep(BEGINNING);
  const texts = await rows.texts();
  let hidden: string[] = [];
  let kept: RowGroup[] = [];
  /** Families that were there before; one that somebody signs up is nobody else's. */
  const families = new Map<string | null, string>(world.families.map(({ id, mark }) => [id, mark]));
  families.set(null, 'all families');

  async function walkTogether(cases: Case[]): Promise<string[]> {
    const complaints: string[] = [];
    const walkOne = async (each: Case) =>
      void complaints.push(...judge(each, await send(world, each), hidden));
    // What is refused changes nothing, so that none is in the way of another.
    for (let from = 0; from < cases.length; from += AT_ONCE) {
      const some = cases.slice(from, from + AT_ONCE);
      await Promise.all(some.filter(isRefused).map(walkOne));
      for (const each of some) if (!isRefused(each)) await walkOne(each);
    }
    const changed = await putBack();
    if (changed.some((group) => !cases.some((each) => mayTouch(each, group)))) {
      // Once more and one by one: who of them was it?
      for (const each of cases) complaints.push(...(await touchedBy(each, await send(world, each))));
    }
    return complaints;
  }

  async function walkApart(cases: Case[]): Promise<string[]> {
    const complaints: string[] = [];
    const successes: boolean[] = [];
    for (const each of cases) {
      const outcome = await send(world, each);
      await world.server.settlePayments();
      if (each.isOwn) successes.push(outcome.status < 400);
      complaints.push(...judge(each, outcome, hidden), ...(await touchedBy(each, outcome)));
    }
    const [first] = cases.filter(({ isOwn }) => isOwn);
    if (first && !successes.includes(true)) {
      complaints.push(`${place(first)}: no own id succeeds, so that the cases of others prove nothing`);
    }
    return complaints;
  }

  const mayTouch = (each: Case, group: RowGroup) =>
    !families.has(group.family) ||
    (!isRefused(each) && (own(each.caller)(group) || isLeftBehind(each, group))) ||
    isOwnSession(group, each.caller);

  /** Whose rows a case has changed that were not theirs to change; all of them are put back. */
  async function touchedBy(each: Case, { status }: Outcome): Promise<string[]> {
    return (await putBack())
      .filter((group) => !mayTouch(each, group))
      .map(({ table, owner, family }) => {
        const whose = `${owner ?? 'all'} of ${families.get(family)}`;
        return `${place(each)}: answered ${status} and changed ${table} of ${whose}`;
      });
  }

  /** Makes all rows what they were; those that were not. */
  async function putBack(): Promise<RowGroup[]> {
    const written = await rows.written();
    if (written.length === 0) return [];
    const before = kept.filter(({ table }) => written.includes(table));
    const changed = difference(before, await rows.groups(written));
    if (changed.length > 0) await rows.restore(PRESENT, written);
    return changed;
  }

  return {
    enter: async (caller) => {
      if (caller.before) await world.sql.unsafe(caller.before);
      await rows.keep(PRESENT);
      kept = await rows.groups();
      await rows.written();
      hidden = hiddenFrom(caller, texts);
    },
    walkTogether,
    walkApart,
    leave: () => rows.restore(BEGINNING),
    unmarked: () => {
      const data = new Set(dataOf(texts));
      const marked = new Set(
        texts.flatMap(({ table, column, text }) => (data.has(text) ? `${table}.${column}` : [])),
      );
      return rows.textColumns().filter((column) => !marked.has(column));
    },
  };
}

/** An erased family leaves behind, with nobody's id, that its owner's address has had a trial. */
const isLeftBehind = ({ operation }: Case, { table }: RowGroup) =>
  table === 'used_trials' && operation.name === 'DELETE /api/family';

/** What helpers deal with, besides their own account. */
const MISSIONS = /^(children|master_habits|child_habits|completions|media_objects|parent_calls)$/;
/** What follows from an approval that helpers give or take back, besides. */
const PAID =
  /^(xp_entries|goals|reward_transactions|child_days|habit_counts|habit_streaks|reminder_looks|sync_events|audit_entries|families)$/;

/** Rows that a caller's successful call may change: their family's, or as far as they are a hero's, their own. */
function own({ kind, family, heroId, parentId }: Caller): (group: RowGroup) => boolean {
  if (!kind) return () => false;
  return (group) => {
    if (group.family !== family.id) return false;
    if (kind === 'helper' && (MISSIONS.test(group.table) || PAID.test(group.table))) return true;
    if (heroId) return group.owner === null || group.owner === heroId;
    return parentId === null || group.owner === parentId;
  };
}

/** A session that has run out is cleared away when it is used; so is the one that a new sign-in replaces. */
function isOwnSession({ table, family }: RowGroup, caller: Caller): boolean {
  return caller.isEnded && table.endsWith('_sessions') && family === caller.family.id;
}

const SEEN_BY_SIBLINGS = new Set(['children.name', 'children.avatar_url', 'cheers.id']);

/** What stands in others' rows and in none that the caller may read: they must never see it. */
function hiddenFrom({ kind, family, heroId, parentId }: Caller, texts: StoredText[]): string[] {
  const isOwn = (each: StoredText) => {
    if (each.family === null) return true;
    if (!kind || each.family !== family.id || SECRET.test(each.column)) return false;
    // Siblings see each other's names and pictures, and what they cheer.
    if (heroId && SEEN_BY_SIBLINGS.has(`${each.table}.${each.column}`)) return true;
    if (heroId) return each.owner === heroId || (each.owner === null && each.table !== 'payments');
    // Of other parents a helper is told who decided, by the first name.
    const isName = each.table === 'parents' && each.column === 'first_name';
    if (kind === 'helper') return each.owner === parentId || isName || MISSIONS.test(each.table);
    return parentId === null || each.owner === parentId || each.table === 'families';
  };
  const readable = new Set(texts.filter(isOwn).map(({ text }) => text));
  return dataOf(texts).filter((text) => !readable.has(text));
}

/** Texts of one family alone: what stands in both families' rows is a word of the product's own. */
function dataOf(texts: StoredText[]): string[] {
  const families = new Map<string, Set<string | null>>();
  for (const { text, family } of texts) families.set(text, (families.get(text) ?? new Set()).add(family));
  return [...families.keys()].filter((text) => text.length >= SHORTEST && families.get(text)?.size === 1);
}

async function send({ server }: MatrixWorld, { operation, caller, filled }: Case): Promise<Outcome> {
  const { method, isTrpc, isStream, bodyType } = operation;
  const query = isTrpc && method === 'GET' ? { input: JSON.stringify(filled.body) } : filled.query;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(filled.path[name])),
  );
  const search = new URLSearchParams(query as Record<string, string>).toString();
  const hasBody = method !== 'GET' && (isTrpc || Object.keys(filled.body).length > 0);
  const answer = await server.app.inject({
    method: method as 'GET',
    url: search ? `${path}?${search}` : path,
    remoteAddress: '127.0.0.1',
    headers: {
      ...(caller.cookie ? { cookie: caller.cookie } : {}),
      ...(bodyType ? { 'content-type': bodyType } : {}),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { payload: JSON.stringify(filled.body) } : {}),
    ...(bodyType ? { payload: Buffer.from(WEBM) } : {}),
    ...(isStream ? { payloadAsStream: true } : {}),
  });
  if (isStream && answer.statusCode < 300) {
    answer.stream().destroy();
    return { status: answer.statusCode, code: undefined, text: JSON.stringify(answer.headers) };
  }
  const body = isStream ? await readAll(answer) : answer.body;
  return { status: answer.statusCode, code: codeOf(body), text: `${JSON.stringify(answer.headers)} ${body}` };
}

async function readAll(answer: LightMyRequestResponse): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer.stream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** The refusal's code, as REST or as tRPC says it. */
function codeOf(body: string): string | undefined {
  if (!body.startsWith('{')) return undefined;
  const parsed = JSON.parse(body);
  return parsed.error?.data?.code ?? parsed.code;
}

const isRefused = ({ ruling }: Case) => ruling.kind === 'refused';
const place = ({ operation, caller, what }: Case) => `${operation.name} by ${caller.name} with ${what}`;

function judge(each: Case, { status, code, text }: Outcome, hidden: string[]): string[] {
  const { ruling, caller, filled } = each;
  const complaints: string[] = [];
  const answered = `answered ${status}${code ? ` ${code}` : ''}`;
  if (ruling.kind === 'refused' && !ruling.as.includes(`${status} ${code}`)) {
    complaints.push(`${answered} instead of ${ruling.as.join(' or ')}`);
  }
  if (ruling.kind === 'allowed' && (REFUSED.includes(status) || status >= 500)) complaints.push(answered);
  if (ruling.kind === 'harmless' && status >= 500 && status !== 503) complaints.push(answered);
  if (code === 'EMERGENCY_MODE' && !text.includes('"emergencyMode":true'))
    complaints.push(`${answered} without its flag`);
  const sent = JSON.stringify(filled);
  const leaked = hidden.filter((datum) => text.includes(datum) && !sent.includes(datum));
  if (leaked.length > 0) complaints.push(`${answered} and told ${leaked.slice(0, 3).join(', ')}`);
  const readsPins = caller.session === 'parent' && caller.kind !== 'helper';
  if (!readsPins && text.includes('"pin"')) complaints.push(`${answered} and told a PIN`);
  return complaints.map((complaint) => `${place(each)}: ${complaint}`);
}

/** Groups that are gone, new or not as they were. */
function difference(before: RowGroup[], after: RowGroup[]): RowGroup[] {
  const key = ({ table, family, owner }: RowGroup) => `${table} ${family} ${owner}`;
  const was = new Map(before.map((group) => [key(group), group]));
  const is = new Map(after.map((group) => [key(group), group]));
  const gone = before.filter((group) => !is.has(key(group)));
  return [...gone, ...after.filter((group) => was.get(key(group))?.digest !== group.digest)];
}
