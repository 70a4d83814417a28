import { findMedia } from '@herohood/db/media/queries';
import { idField } from '@herohood/domain/fields';
import { decideRingtone } from '@herohood/domain/reminders/ringtones';
import type { ParentContext } from '../context';
import { accepted, refusal } from '../refusals';

interface Alerts {
  customRingtone?: string | undefined;
  voiceRecording?: string | null | undefined;
}

const RECORDING = /\/api\/media\/([^/?#]+)$/;

/**
 * Checks what a reminder may use: a known ringtone that the family's plan includes (400, 402), and a recording
 * that this family uploaded here (400; rulings R11, R21). `current` is the ringtone set now, null for a new habit.
 */
export async function checkAlerts(ctx: ParentContext, alerts: Alerts, current: string | null): Promise<void> {
  const { customRingtone, voiceRecording } = alerts;
  const { hasPremiumAccess, hasPaidAccess } = ctx.parent.family;
  if (customRingtone !== undefined) {
    accepted(decideRingtone({ chosen: customRingtone, current, hasPremiumAccess, hasPaidAccess }));
  }
  if (!voiceRecording) return;
  const id = idField.parse(RECORDING.exec(voiceRecording)?.[1] ?? '');
  if (!(await findMedia(ctx.db, ctx.familyId, id))) {
    throw refusal('BAD_REQUEST', 'A voice recording must be one that was uploaded here.');
  }
}
