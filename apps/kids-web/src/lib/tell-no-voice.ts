import { spokenLocale } from '@herohood/browser/text/words';
import { settingsText } from '../text/en/settings';
import { recall, remember } from './store';
import { toast } from './toast';

const KEY = 'noVoiceToldFor';

/** Says once for a language that this device has no voice for it: its buttons are not there. */
export function tellNoVoice(): void {
  const locale = spokenLocale();
  if (recall(KEY) === locale) return;
  remember(KEY, locale);
  const { title, body } = settingsText.noVoice;
  toast({ title, message: body, tone: 'good', durationMs: 6_000, isPassing: true });
}
