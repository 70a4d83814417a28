import type { TakenVoice } from '@herohood/browser/record-voice';
import { uploadRecording } from '@herohood/browser/upload-recording';
import type { MasterHabit } from '@herohood/domain/habits/schema';
import { useEffect, useRef, useState } from 'react';
import { trpc } from '../../lib/api';
import { mediaText } from '../../text/en/media';

type VoiceFields = Partial<Pick<MasterHabit, 'voiceRecording' | 'voiceRecordingName'>>;

/** What a form holds: nothing, the habit's stored recording, or one that was just taken. */
export type VoiceNote =
  | { kind: 'none' }
  | { kind: 'stored'; address: string; name: string }
  | ({ kind: 'taken'; address: string; name: string } & TakenVoice);

/** What to write into the habit. `isLost`: a new recording could not be sent, everything else can be saved. */
export interface StoredVoice {
  fields: VoiceFields;
  isLost: boolean;
}

function noteOf({ voiceRecording, voiceRecordingName }: VoiceFields): VoiceNote {
  if (!voiceRecording) return { kind: 'none' };
  return { kind: 'stored', address: voiceRecording, name: voiceRecordingName ?? '' };
}

/** One habit's voice message while its form is open; nothing leaves the browser before `store`. */
export function useVoiceNote(saved: VoiceFields) {
  const [before] = useState(saved);
  const [note, setNote] = useState<VoiceNote>(() => noteOf(saved));
  const sent = useRef<{ blob: Blob; address: string } | null>(null);
  const issueUpload = trpc.media.issueUpload.useMutation();

  const taken = note.kind === 'taken' ? note.address : null;
  useEffect(() => {
    if (taken) return () => URL.revokeObjectURL(taken);
  }, [taken]);

  /** Sends a recording once, however often saving the form has to be tried. */
  async function send(blob: Blob): Promise<string> {
    if (sent.current?.blob === blob) return sent.current.address;
    const { uploadURL } = await issueUpload.mutateAsync();
    const address = await uploadRecording(uploadURL, blob);
    sent.current = { blob, address };
    return address;
  }

  async function store(): Promise<StoredVoice> {
    if (note.kind === 'none') {
      const fields = before.voiceRecording ? { voiceRecording: null, voiceRecordingName: null } : {};
      return { fields, isLost: false };
    }
    const voiceRecordingName = note.name.trim() || mediaText.reminder.defaultName;
    if (note.kind === 'stored') {
      return { fields: note.name === before.voiceRecordingName ? {} : { voiceRecordingName }, isLost: false };
    }
    try {
      return { fields: { voiceRecording: await send(note.blob), voiceRecordingName }, isLost: false };
    } catch {
      return { fields: {}, isLost: true };
    }
  }

  const isChanged =
    note.kind === 'stored'
      ? note.name !== (before.voiceRecordingName ?? '')
      : note.kind !== noteOf(before).kind;

  return {
    note,
    isChanged,
    take: (voice: TakenVoice) =>
      setNote({
        kind: 'taken',
        ...voice,
        address: URL.createObjectURL(voice.blob),
        name: note.kind === 'none' ? mediaText.reminder.defaultName : note.name,
      }),
    rename: (name: string) => setNote((old) => (old.kind === 'none' ? old : { ...old, name })),
    remove: () => setNote({ kind: 'none' }),
    store,
  };
}
