/** Voice recordings. */
export const mediaText = {
  reminder: {
    panel: 'Your voice',
    hint: 'Say it yourself: your hero hears you instead of the ringtone. Up to one minute.',
    record: 'Record a message',
    defaultName: 'Voice message',
    length: (seconds: number) => `${seconds} s, kept here until you save`,
  },
  praise: {
    panel: 'A few words by voice',
    hint: 'Your hero hears you in the party, and again in My praise. Up to 10 seconds.',
    record: 'Record a voice note',
    defaultName: 'Voice note',
    length: (seconds: number) => `${seconds} s, sent when you approve`,
  },
  asking: 'Waiting for the microphone...',
  recording: 'Recording',
  stop: 'Stop recording',
  left: (seconds: number) => `${seconds} s left`,
  play: 'Play recording',
  pause: 'Stop playing',
  again: 'Record again',
  delete: 'Delete recording',
  deleteTitle: 'Delete this recording?',
  deleteBody: 'Your hero hears the ringtone instead, as soon as you save.',
  name: 'Name of the recording',
  stored: 'Saved',
  lost: 'The voice recording could not be sent, so the rest was saved without it. Edit it to try again.',
  noRecorder: 'This browser cannot record sound.',
  toasts: {
    /** The habit form's. */
    formDenied: {
      title: 'Recording Error',
      message: 'Could not access microphone. Please check permissions.',
    },
    /** The alert page's. */
    pageDenied: {
      title: 'Recording Failed',
      message: 'Unable to access microphone. Please check permissions.',
    },
    praiseDenied: {
      title: 'No microphone',
      message: 'Please allow the microphone in your browser. A sticker or a line works without it.',
    },
    playback: { title: 'Playback Error', message: 'Could not play recording' },
    saved: { title: 'Recording Saved!', message: 'Save the settings to use it.' },
    deleted: { title: 'Recording Deleted', message: 'Save the settings to hear the ringtone again.' },
  },
} as const;
