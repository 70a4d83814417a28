/** Words of days on which nobody waits for anything. */
export const restText = {
  sick: { title: 'Get well soon!', body: 'Today you only rest. Your hero stays in bed with you.' },
  vacation: { title: 'Vacation!', body: 'Your hero has packed the bag. Enjoy it!' },
  away: { title: 'You are away today', body: 'Your hero comes along, wherever you are.' },
  holiday: { title: 'A holiday!', body: 'Today is for celebrating.' },
  free: { title: 'A free day!', body: 'There is nothing you have to do today.' },
  flame: 'Your flame rests, too, and goes on afterwards.',
  extras: 'If you like, you can still do something. It counts.',
} as const;
