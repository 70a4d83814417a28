import { readWholeFamily } from '@herohood/db/family/export-queries';
import type { FamilyExport } from '@herohood/domain/family/schema';
import type { RequestContext } from '../context';
import type { ParentSession } from './session';

/** Never handed out, not even to the owner: what opens accounts, and what belongs to this server. */
const SECRET = new Set([
  'passwordHash',
  'pendingEmailTokenHash',
  'pinSealed',
  'stripeCustomerId',
  'stripeSubscriptionId',
  'lastEventAt',
]);

/** Everything that is kept about a family, for its owner, whether or not it has premium access (rules: subscription). */
export async function exportFamily(ctx: RequestContext & { parent: ParentSession }): Promise<FamilyExport> {
  const { family, ...lists } = await ctx.db.transaction((tx) => readWholeFamily(tx, ctx.parent.family.id), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const open = (rows: object[]) => rows.map(withoutSecrets);
  const entries = Object.entries(lists).map(([name, rows]) => [name, open(rows)] as const);
  return {
    exportedAt: ctx.now().toISOString(),
    family: withoutSecrets(family[0] ?? {}),
    ...(Object.fromEntries(entries) as Record<keyof typeof lists, ReturnType<typeof open>>),
  };
}

function withoutSecrets(row: object): Record<string, unknown> {
  const shown = Object.entries(row).filter(([column]) => !SECRET.has(column));
  return Object.fromEntries(
    shown.map(([column, value]) => [column, value instanceof Date ? value.toISOString() : value]),
  );
}
