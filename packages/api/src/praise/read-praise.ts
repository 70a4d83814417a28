import type { Approval } from '@herohood/db/points/pay-queries';
import type { approveMissionInput } from '@herohood/domain/missions/schema';
import { decidePraiseWords } from '@herohood/domain/praise/praise';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { requireVoiceNote } from '../media/voice-note';
import { refusal } from '../refusals';

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
