import type { ApiError } from '@herohood/ui/runtime/api-error';
import { setRestrictions, showEmergency } from '../../lib/restrictions';
import { toast } from '../../lib/toast';
import { refusedTapText as words } from '../../text/en/refused-tap';
import { askForPhoto, type WantedPhoto } from './photo/wanted-photo';

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
