import {
  recordingType,
  startRecording,
  type TakenVoice,
  type VoiceSession,
} from '@herohood/browser/record-voice';
import { MAX_PRAISE_SECONDS } from '@herohood/domain/praise/praise';
import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { useEffect, useRef, useState } from 'react';
import Stop from '~icons/fluent-emoji-flat/stop-button';
import Microphone from '~icons/fluent-emoji-flat/studio-microphone';
import { stopSpeaking } from '../../device/speech';
import { proposalsText as words } from '../../text/en/proposals';

type Props = {
  hasVoice: boolean;
  onVoice: (voice: TakenVoice) => void;
  /** There is no microphone, or it may not be used. */
  onAway: () => void;
};

/** Says it instead of typing: for a few seconds. Not there where the browser cannot record. */
export function VoiceButton({ hasVoice, onVoice, onAway }: Props) {
  const [isOn, setIsOn] = useState(false);
  const session = useRef<VoiceSession | null>(null);
  const isStarting = useRef(false);
  const isHere = useRef(true);
  const mimeType = recordingType();

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      session.current?.cancel();
    };
  }, []);

  function end() {
    session.current = null;
    if (isHere.current) setIsOn(false);
  }

  async function start(type: string) {
    if (isStarting.current) return;
    isStarting.current = true;
    stopSpeaking();
    try {
      const begun = await startRecording(
        { mimeType: type, maxSeconds: MAX_PRAISE_SECONDS },
        {
          onTaken: (voice) => {
            end();
            if (isHere.current) onVoice(voice);
          },
          onFailed: () => {
            end();
            onAway();
          },
        },
      );
      session.current = begun;
      if (isHere.current) setIsOn(true);
      else begun.cancel();
    } catch {
      end();
      if (isHere.current) onAway();
    } finally {
      isStarting.current = false;
    }
  }

  if (!mimeType) return null;
  const Picture = isOn ? Stop : Microphone;
  return (
    <ChunkyButton
      kind="quiet"
      accent={isOn ? 'coral' : 'turquoise'}
      onClick={() => (isOn ? session.current?.stop() : void start(mimeType))}
    >
      <Picture width={28} height={28} />
      {isOn ? words.voiceStop : hasVoice ? words.voiceAgain : words.voice}
    </ChunkyButton>
  );
}
