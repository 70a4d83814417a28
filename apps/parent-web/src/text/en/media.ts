/** Voice recordings. */
export const mediaText = {
  panel: 'Your voice',
  hint: 'Say it yourself: your hero hears you instead of the ringtone. Up to one minute.',
  record: 'Record a message',
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
  defaultName: 'Voice message',
  length: (seconds: number) => `${seconds} s, kept here until you save`,
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
    playback: { title: 'Playback Error', message: 'Could not play recording' },
    saved: { title: 'Recording Saved!', message: 'Save the settings to use it.' },
    deleted: { title: 'Recording Deleted', message: 'Save the settings to hear the ringtone again.' },
  },
} as const;
