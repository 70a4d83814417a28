import { readApiError } from '@herohood/browser/api-error';
import type { TakenVoice } from '@herohood/browser/record-voice';
import { uploadRecording } from '@herohood/browser/upload-recording';
import type { PartOfDay } from '@herohood/domain/days/parts';
import type { Schedule } from '@herohood/domain/days/schedule';
import { WEEKDAYS, type Weekday } from '@herohood/domain/days/schedule-bounds';
import type { Proposal } from '@herohood/domain/proposals/schema';
import { useRef, useState } from 'react';
import { play } from '../../device/sound';
import { toast } from '../../device/toast';
import { trpc } from '../../lib/api';
import { proposalsText as words } from '../../text/en/proposals';
import { showEmergency } from '../controls/public';
import { freshTap, type SentTap } from '../sync/public';

/** The days of the week, and the part of the day. */
export type Plan = { days: readonly Weekday[]; partOfDay: PartOfDay };

export type Draft = {
  kind: Proposal['kind'];
  title: string;
  /** Of a mission. */
  plan: Plan;
  xp: number | null;
  photo: string | null;
  voice: TakenVoice | null;
};

const isSameDraft = (a: Draft, b: Draft) =>
  (Object.keys(a) as (keyof Draft)[]).every((part) => a[part] === b[part]);

/**
 * Sends a proposal. What goes wrong is told on its sheet, which keeps all that was said; the same, sent again because no answer came, is
 * the same tap still.
 */
export function usePropose(heroId: string) {
  const utils = trpc.useUtils();
  const create = trpc.proposals.create.useMutation();
  const issueUpload = trpc.media.issueUpload.useMutation();
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isUnderWay = useRef(false);
  const unanswered = useRef<{ draft: Draft; tap: SentTap } | null>(null);
  const sentVoice = useRef<{ blob: Blob; address: string } | null>(null);

  /** Sends a recording once, however often sending has to be tried. */
  async function sendVoice(blob: Blob): Promise<string> {
    if (sentVoice.current?.blob === blob) return sentVoice.current.address;
    const { uploadURL } = await issueUpload.mutateAsync();
    const address = await uploadRecording(uploadURL, blob);
    sentVoice.current = { blob, address };
    return address;
  }

  /** @returns whether it has arrived */
  async function propose(draft: Draft): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    const { kind, title, plan, xp, photo, voice } = draft;
    const before = unanswered.current;
    const tap = before && isSameDraft(before.draft, draft) ? before.tap : freshTap();
    unanswered.current = { draft, tap };
    setIsSending(true);
    setTrouble(null);
    try {
      const made = await create.mutateAsync({
        ...{ id: heroId, kind, title: title.trim() || words[kind].nameless },
        ...(xp !== null && kind !== 'wish' && { xp }),
        ...(kind === 'mission' && { plan: { schedule: scheduleOf(plan), partOfDay: plan.partOfDay } }),
        ...(photo && { photo }),
        ...(voice && { voice: await sendVoice(voice.blob) }),
        ...tap,
      });
      unanswered.current = null;
      utils.proposals.listForChild.setData({ id: heroId }, (all = []) => [
        made,
        ...all.filter(({ id }) => id !== made.id),
      ]);
      play('sent');
      toast({ ...words.sent, tone: 'good' });
      return true;
    } catch (thrown) {
      const error = readApiError(thrown);
      if (error.status > 0) unanswered.current = null;
      if (error.hasEmergency) showEmergency(error);
      else setTrouble(troubleOf(error));
      return false;
    } finally {
      isUnderWay.current = false;
      setIsSending(false);
    }
  }

  return { propose, isSending, trouble };
}

const scheduleOf = ({ days }: Plan): Schedule =>
  days.length === WEEKDAYS.length ? { kind: 'daily' } : { kind: 'days', days: [...days] };

function troubleOf({ status, code, message }: ReturnType<typeof readApiError>): string {
  if (status === 0) return words.offline;
  if (code === 'PROPOSAL_LIMIT') return words.limit;
  // A recording has no code, and comes with the server's own sentence.
  if (code === 'TOO_LARGE' || code === 'UNSUPPORTED_MEDIA_TYPE') return words.photoFailed;
  return message || words.failed;
}
