/** What the page of settings leads to. */
export const settingsText = {
  profile: { title: 'Profile', hint: 'Your name, email and phone, the time zone and when a day begins' },
  signIn: { title: 'Sign-in', hint: 'Your password' },
  devices: { title: 'Your devices', hint: 'Where you are signed in, and signing out elsewhere' },
} as const;
