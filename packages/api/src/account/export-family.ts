import {
  LONG_LIST_NAMES,
  type LongList,
  readLastIds,
  readPage,
  readShortLists,
} from '@herohood/db/family/export-queries';
import type { FamilyId } from '@herohood/db/family/family-id';
import type { AuditRow } from '@herohood/db/family/queries';
import type { FamilyExport } from '@herohood/domain/family/schema';
import type { ParentContext } from '../context';
import { sayAudit } from '../family/say-audit';
import { refusal } from '../refusals';
import type { WriteAnswer } from '../trpc';

/** Never handed out, not even to the owner: what opens accounts, and what belongs to this server. */
const SECRET = new Set([
  'passwordHash',
  'pendingEmailTokenHash',
  'pinSealed',
  'tokenHash',
  'stripeCustomerId',
  'stripeSubscriptionId',
  'lastEventAt',
]);
/** Rows at once: some 150 kB, read and written in a few milliseconds. */
const PAGE = 500;
/** Letters of an answer that is kept whole, as tRPC's are. */
const MOST_AT_ONCE = 4 * 1024 * 1024;
const RETRY_AFTER_S = 10;

type Write = Parameters<WriteAnswer>[0];

/**
 * Everything that is kept about a family, for its owner, whether or not it has premium access (rules: subscription), as
 * JSON that is read while it is written. 429 while this server writes another export of the family.
 */
export function openFamilyExport(ctx: ParentContext): WriteAnswer {
  return (write) => writeFamily(ctx, write);
}

/** The same as one value. 413 for a family that has more than a few megabytes: the file is for those. */
export async function exportFamily(ctx: ParentContext): Promise<FamilyExport> {
  const texts: string[] = [];
  let length = 0;
  await writeFamily(ctx, async (text) => {
    length += text.length;
    if (length > MOST_AT_ONCE) {
      throw refusal('TOO_LARGE', 'exportTooLarge');
    }
    texts.push(text);
  });
  return JSON.parse(texts.join(''));
}

/** The families whose export this server writes just now. */
const underWay = new Set<string>();

/**
 * Writes everything that was there when it began. The lists that grow are read by pages, so that little is kept at a time;
 * between two pages no connection of the database is held, however long the reader takes.
 */
async function writeFamily(ctx: ParentContext, write: Write): Promise<void> {
  const familyId = ctx.parent.family.id;
  if (underWay.has(familyId)) throw running();
  underWay.add(familyId);
  try {
    const { short, lastIds } = await ctx.db.transaction(
      async (tx) => ({
        short: await readShortLists(tx, familyId),
        lastIds: await readLastIds(tx, familyId),
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const { family, ...lists } = short;
    const entries = Object.entries(lists).map(([name, rows]) => [name, rows.map(withoutSecrets)] as const);
    const head = {
      exportedAt: ctx.now().toISOString(),
      family: withoutSecrets(family[0] ?? {}),
      ...Object.fromEntries(entries),
    };
    // Open at its end: the long lists follow.
    await write(JSON.stringify(head).slice(0, -1));
    for (const list of LONG_LIST_NAMES) {
      await writeList(ctx, { list, familyId, last: lastIds[list] }, write);
    }
    await write('}');
  } finally {
    underWay.delete(familyId);
  }
}

async function writeList(
  { db, locale }: ParentContext,
  { list, familyId, last }: { list: LongList; familyId: FamilyId; last: string | number | null },
  write: Write,
) {
  let after: string | number | null = null;
  let isMore = last !== null;
  await write(`,"${list}":[`);
  while (isMore && last !== null) {
    const rows = await readPage(db, list, { familyId, after, last, limit: PAGE });
    const texts = rows.map((row) => JSON.stringify(withoutSecrets(inWords(list, row, locale))));
    if (texts.length > 0) await write(`${after === null ? '' : ','}${texts.join(',')}`);
    after = rows.at(-1)?.id ?? null;
    isMore = rows.length === PAGE;
  }
  await write(']');
}

/** An act is kept as a code and arguments; whoever reads the file finds its sentence, too. */
const inWords = (list: LongList, row: object, locale: string): object =>
  list === 'audit' ? { ...row, summary: sayAudit(row as AuditRow, locale) } : row;

function running() {
  return refusal('TOO_MANY_TRIES', 'exportUnderWay', {
    retryAfter: RETRY_AFTER_S,
  });
}

function withoutSecrets(row: object): Record<string, unknown> {
  const shown = Object.entries(row).filter(([column]) => !SECRET.has(column));
  return Object.fromEntries(
    shown.map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]),
  );
}
