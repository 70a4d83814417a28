import { type ApiError, readApiError } from '@herohood/browser/api-error';
import type { QueryClient } from '@tanstack/react-query';
import { toast } from '../../device/toast';
import type { ApiClient } from '../../lib/api';
import { loadOfflineStore } from '../../offline/load-offline-store';
import { SAVED_PREFIX } from '../../offline/offline-status';
import { missionsText } from '../../text/en/missions';
import { refusedTapText as words } from '../../text/en/refused-tap';
import { setRestrictions, showEmergency } from '../controls/public';
import { changeRow, HOME, OPEN_ROW } from '../home/public';
import type { ShownCompletion } from './missions-of';
import { askForPhoto, type WantedPhoto } from './photo/mission-photo';

/** Takes a completion back at the server, or here where it was not sent yet. */
export async function withdraw(
  { cache, client }: { cache: QueryClient; client: ApiClient },
  { id, habitId, slot }: ShownCompletion,
): Promise<void> {
  if (id.startsWith(SAVED_PREFIX)) return (await loadOfflineStore()).takeBack({ habitId, slot });
  try {
    await client.missions.withdraw.mutate({ id });
    changeRow(cache, { habitId, slot }, OPEN_ROW);
  } catch (thrown) {
    const error = readApiError(thrown);
    if (error.hasEmergency) return showEmergency(error);
    toast({ title: missionsText.oops, message: error.message || words.takenBack, tone: 'bad' });
  }
  // A try before it may have been sent back.
  void cache.invalidateQueries({ queryKey: HOME });
}

/**
 * Tells what the server has against a tap.
 *
 * @returns whether the day is another one by now than the one on screen
 */
export function tellRefused(error: ApiError, photo: WantedPhoto): boolean {
  const { code, status, message } = error;
  if (error.hasEmergency) {
    showEmergency(error);
    return false;
  }
  if (error.isFeatureDisabled) setRestrictions({ hasMissionsDisabled: true });
  // The mission wants a picture by now, or another one.
  if (code === 'PHOTO_REQUIRED' || status === 413 || status === 415) {
    askForPhoto(photo);
    return true;
  }
  // A parent has changed the day meanwhile: nothing went wrong, and the day is told anew.
  if (code === 'NOT_DUE' || code === 'SLOT_GONE') {
    toast({ ...words.notDue, tone: 'good' });
    return true;
  }
  toast({ title: words.title, message: message || words.fallback, tone: 'bad' });
  return false;
}
