import {
  recordingType,
  startRecording,
  type TakenVoice,
  type VoiceSession,
} from '@herohood/browser/record-voice';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../lib/toast';
import { mediaText } from '../../text/en/media';

export type RecorderState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'recording'; session: VoiceSession };

interface Options {
  maxSeconds: number;
  onTaken: (voice: TakenVoice) => void;
  /** What is said when there is no microphone to be had; each place words it differently. */
  denied: { title: string; message: string };
}

/** Records a voice with the microphone; leaving the screen lets the microphone go. */
export function useRecordVoice({ maxSeconds, onTaken, denied }: Options) {
  const [state, setState] = useState<RecorderState>({ kind: 'idle' });
  const session = useRef<VoiceSession | null>(null);
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      session.current?.cancel();
    };
  }, []);

  function rest() {
    session.current = null;
    if (isHere.current) setState({ kind: 'idle' });
  }

  async function start() {
    const mimeType = recordingType();
    if (!mimeType) {
      toast.error({ title: denied.title, message: mediaText.noRecorder });
      return;
    }
    setState({ kind: 'asking' });
    try {
      const begun = await startRecording(
        { mimeType, maxSeconds },
        {
          onTaken: (voice) => {
            rest();
            if (isHere.current) onTaken(voice);
          },
          onFailed: () => {
            rest();
            toast.error(denied);
          },
        },
      );
      session.current = begun;
      if (isHere.current) setState({ kind: 'recording', session: begun });
      else begun.cancel();
    } catch {
      rest();
      if (isHere.current) toast.error(denied);
    }
  }

  return { state, start: () => void start(), stop: () => session.current?.stop() };
}
