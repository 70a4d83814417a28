import { spokenLocale } from '@herohood/browser/text/words';
import { useEffect } from 'react';
import { useComfort } from '../device/comfort';
import { useSpoken } from '../device/own-voice';
import { stopSpeaking, useLacksVoice } from '../device/speech';
import { recall, remember } from '../device/store';
import { toast } from '../device/toast';
import { useHasOpenCard } from '../layout/open-cards';
import { homeText } from '../text/en/app';
import { settingsText } from '../text/en/settings';
import { useHomeOfHero } from './-home-state';
import { spokenOf } from './-missions-of-home';

/**
 * The voice of the home: what the hero says, and the name of a section that was opened. With calm switched on the hero
 * does not begin to talk of their own accord. Where the device has no voice, it says so once.
 */
export default function OwnVoice() {
  const { tab, bubble, state, party, isCheering } = useHomeOfHero();
  const { isCalm } = useComfort();
  const hasOpenCard = useHasOpenCard();
  const words = tab === 'missions' ? (isCalm ? null : spokenOf(bubble, state.missions)) : homeText.tabs[tab];
  // A party, a game or a mission's tool speaks for itself.
  useSpoken(party.isHeld || isCheering || hasOpenCard ? null : words);

  const lacksVoice = useLacksVoice();
  useEffect(() => {
    if (lacksVoice) tellNoVoice();
  }, [lacksVoice]);

  useEffect(() => {
    const whenHidden = () => document.hidden && stopSpeaking();
    document.addEventListener('visibilitychange', whenHidden);
    return () => document.removeEventListener('visibilitychange', whenHidden);
  }, []);
  return null;
}

const TOLD = 'noVoiceToldFor';

/** Says once for a language that this device has no voice for it: its buttons are not there. */
function tellNoVoice(): void {
  const locale = spokenLocale();
  if (recall(TOLD) === locale) return;
  remember(TOLD, locale);
  const { title, body } = settingsText.noVoice;
  toast({ title, message: body, tone: 'good', durationMs: 6_000, isPassing: true });
}
