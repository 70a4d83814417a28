import type { CompletionRow } from '@herohood/db/missions/queries';
import type { PraiseRow } from '@herohood/db/praise/queries';
import type { StickerId } from '@herohood/domain/praise/praise';
import type { KeptPraise, Praise } from '@herohood/domain/praise/schema';
import { mediaAddress } from '../media/media-address';

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
