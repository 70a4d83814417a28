import type { CompletionRow } from '@herohood/db/missions/queries';
import type { Approval } from '@herohood/db/points/pay-queries';
import type { PraiseRow } from '@herohood/db/praise/queries';
import type { approveMissionInput } from '@herohood/domain/missions/schema';
import { decidePraiseWords, type StickerId } from '@herohood/domain/praise/praise';
import type { KeptPraise, Praise } from '@herohood/domain/praise/schema';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { mediaAddress } from '../media/media-address';
import { requireVoiceNote } from '../media/name-recording';
import { refusal } from '../refusals';

/** What was said with an approval; null where nothing was. */
export function praiseOf(row: CompletionRow): Praise | null {
  return row.praisedBy === null ? null : presentPraise({ ...row, message: row.feedback });
}

function presentPraise({
  sticker,
  message,
  voiceId,
}: Pick<PraiseRow, 'sticker' | 'message' | 'voiceId'>): Praise {
  return { sticker: sticker as StickerId | null, message, voiceUrl: voiceId && mediaAddress(voiceId) };
}

export function presentKeptPraise(row: PraiseRow): KeptPraise {
  const { completionId, from, at } = row;
  return { ...presentPraise(row), completionId, from, at: at.toISOString() };
}

type Sent = Pick<z.output<typeof approveMissionInput>, 'message' | 'praise'>;

/**
 * The praise that an approval carries; null for none. Refuses two lines that differ and a voice that is no upload of the
 * family (400), and one that is too large for praise (413).
 */
export async function readPraise(ctx: ParentContext, sent: Sent): Promise<Approval['praise']> {
  const decision = decidePraiseWords(sent);
  if (decision.kind === 'refused') {
    throw refusal(decision.code, 'oneMessage');
  }
  const { words } = decision;
  const sticker = sent.praise?.sticker ?? null;
  const voiceId = sent.praise?.voice ? (await requireVoiceNote(ctx, sent.praise.voice)).id : null;
  return words || sticker || voiceId ? { words, sticker, voiceId, by: ctx.actor.name } : null;
}
