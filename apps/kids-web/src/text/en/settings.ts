import { t } from '@lingui/core/macro';

/** Words of the switches of this device. */
export const settingsText = {
  open: t`Settings`,
  title: t`Settings`,
  close: t`Done`,
  on: t({ message: 'On', comment: 'Stands on a small switch: three letters, four at most.' }),
  off: t({ message: 'Off', comment: 'Stands on a small switch: three letters, four at most.' }),
  sound: t`Sounds`,
  soundNote: t`Melodies and reminders`,
  readAloud: t`Read aloud`,
  readAloudNote: t`Speaker buttons read to you`,
  noVoice: {
    title: t`No voice for your language yet`,
    body: t`A grown-up can add one in the settings of this device.`,
  },
  calm: t`Calm`,
  calmNote: t`Nothing jumps or flies`,
  dark: t`Night look`,
  darkNote: t`Softer colors for the evening`,
  text: t`Letters`,
  letter: t`A`,
  sizes: { usual: t`Usual letters`, large: t`Large letters`, largest: t`Largest letters` },
  leave: { question: t`Do you want to go?`, yes: t`Yes, log out`, no: t`Stay here` },
  readThis: (name: string) => t`Read aloud: ${name}`,
} as const;
