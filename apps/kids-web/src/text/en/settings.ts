/** Words of the switches of this device. */
export const settingsText = {
  open: 'Settings',
  title: 'Settings',
  close: 'Done',
  on: 'On',
  off: 'Off',
  sound: 'Sounds',
  soundNote: 'Melodies and reminders',
  readAloud: 'Read aloud',
  readAloudNote: 'Speaker buttons read to you',
  leave: { question: 'Do you want to go?', yes: 'Yes, log out', no: 'Stay here' },
  readThis: (name: string) => `Read aloud: ${name}`,
} as const;
