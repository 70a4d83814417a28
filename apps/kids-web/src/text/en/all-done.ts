/** Words of a day on which nothing is left to do. */
export const allDoneText = {
  approved: { title: 'All missions done!', body: 'You are a true hero. See you tomorrow!' },
  waiting: { title: 'All missions sent!', body: 'Now your parent has a look.' },
  setsOut: (name: string) => `${name} sets out on a trip. Tomorrow you hear the story!`,
  toWorld: 'My world',
  saved: { title: 'All missions saved!', body: 'They are sent to your parent when the internet is back.' },
} as const;

/** As heroes from nine on read that all is approved. */
export const calmAllDone = { title: allDoneText.approved.title, body: 'That was all for today.' } as const;
