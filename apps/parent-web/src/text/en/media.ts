import { t } from '@lingui/core/macro';

/** Voice recordings. */
export const mediaText = {
  reminder: {
    panel: t`Your voice`,
    hint: t`Say it yourself: your hero hears you instead of the ringtone. Up to one minute.`,
    record: t`Record a message`,
    defaultName: t`Voice message`,
    length: (seconds: number) => t`${seconds} s, kept here until you save`,
  },
  praise: {
    panel: t`A few words by voice`,
    hint: t`Your hero hears you in the party, and again in My praise. Up to 10 seconds.`,
    record: t`Record a voice note`,
    defaultName: t`Voice note`,
    length: (seconds: number) => t`${seconds} s, sent when you approve`,
  },
  asking: t`Waiting for the microphone...`,
  recording: t`Recording`,
  stop: t`Stop recording`,
  left: (seconds: number) => t`${seconds} s left`,
  play: t`Play recording`,
  pause: t`Stop playing`,
  again: t`Record again`,
  delete: t`Delete recording`,
  deleteTitle: t`Delete this recording?`,
  deleteBody: t`Your hero hears the ringtone instead, as soon as you save.`,
  name: t`Name of the recording`,
  stored: t`Saved`,
  lost: t`The voice recording could not be sent, so the rest was saved without it. Edit it to try again.`,
  noRecorder: t`This browser cannot record sound.`,
  toasts: {
    /** The habit form's. */
    formDenied: {
      title: t`Recording Error`,
      message: t`Could not access microphone. Please check permissions.`,
    },
    /** The alert page's. */
    pageDenied: {
      title: t`Recording Failed`,
      message: t`Unable to access microphone. Please check permissions.`,
    },
    praiseDenied: {
      title: t`No microphone`,
      message: t`Please allow the microphone in your browser. A sticker or a line works without it.`,
    },
    playback: { title: t`Playback Error`, message: t`Could not play recording` },
    saved: { title: t`Recording Saved!`, message: t`Save the settings to use it.` },
    deleted: { title: t`Recording Deleted`, message: t`Save the settings to hear the ringtone again.` },
  },
} as const;
