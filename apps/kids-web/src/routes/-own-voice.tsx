import { useEffect } from 'react';
import { useComfort } from '../lib/comfort';
import { useHasOpenCard } from '../lib/open-cards';
import { useSpoken } from '../lib/own-voice';
import type { Tab } from '../lib/places';
import { stopSpeaking, useLacksVoice } from '../lib/speech';
import { tellNoVoice } from '../lib/tell-no-voice';
import { homeText } from '../text/en/app';

type Props = {
  tab: Tab;
  /** What the hero says. */
  bubble: string;
  /** Something speaks for itself: a party, a game, a mission's tool. */
  isQuiet: boolean;
};

/**
 * The voice of the home: what the hero says, and the name of a section that was opened. With calm switched on the hero
 * does not begin to talk of their own accord. Where the device has no voice, it says so once.
 */
export default function OwnVoice({ tab, bubble, isQuiet }: Props) {
  const { isCalm } = useComfort();
  const hasOpenCard = useHasOpenCard();
  const words = tab === 'missions' ? (isCalm ? null : bubble) : homeText.tabs[tab];
  useSpoken(isQuiet || hasOpenCard ? null : words);

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
