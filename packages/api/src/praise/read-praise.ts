import type { Approval } from '@herohood/db/points/pay-queries';
import type { approveMissionInput } from '@herohood/domain/missions/schema';
import { decidePraiseWords, MAX_PRAISE_BYTES } from '@herohood/domain/praise/praise';
import type * as z from 'zod';
import type { ParentContext } from '../context';
import { requireRecording } from '../media/name-recording';
import { refusal } from '../refusals';

type Sent = Pick<z.output<typeof approveMissionInput>, 'message' | 'praise'>;

/**
 * The praise that an approval carries; null for none. Refuses two lines that differ and a voice that is no upload of the
 * family (400), and one that is too large for praise (413).
 */
export async function readPraise(ctx: ParentContext, sent: Sent): Promise<Approval['praise']> {
  const decision = decidePraiseWords(sent);
  if (decision.kind === 'refused') {
    throw refusal(decision.code, 'Please write one message: message and praise.message differ.');
  }
  const { words } = decision;
  const sticker = sent.praise?.sticker ?? null;
  const voiceId = sent.praise?.voice ? await requireVoice(ctx, sent.praise.voice) : null;
  return words || sticker || voiceId ? { words, sticker, voiceId, by: ctx.actor.name } : null;
}

async function requireVoice(ctx: ParentContext, address: string): Promise<string> {
  const { id, byteSize } = await requireRecording(ctx, address);
  if ((byteSize ?? 0) <= MAX_PRAISE_BYTES) return id;
  const most = `${MAX_PRAISE_BYTES / 1024} kB`;
  throw refusal('TOO_LARGE', `A voice note of praise may have at most ${most}. Please record a shorter one.`);
}
