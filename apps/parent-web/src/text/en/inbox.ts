import { counted } from '@herohood/ui/text/counted';

/** '1 picture to look at and 2 spot checks'. */
const leftOf = (unseen: number, spots: number) =>
  [
    ...(unseen > 0 ? [`${counted(unseen, 'picture')} to look at`] : []),
    ...(spots > 0 ? [counted(spots, 'spot check')] : []),
  ].join(' and ');

/** What needs a parent now, whatever its kind, and what was decided lately. */
export const inboxText = {
  title: 'Needs you now',
  count: (count: number) => `${count} waiting`,
  load: 'what is waiting for you',
  approveEverything: (count: number) => `Approve everything (${count})`,
  approveAll: (count: number) => `Approve all ${count}`,
  approveAllLabel: (hero: string, count: number) => `${hero}: approve all ${count}`,
  group: (hero: string, count: number) => `${hero}: ${count}`,
  showMore: (count: number) => `Show ${count} more`,
  approvedTitle: 'Approved!',
  approveFailed: 'Approval Failed',
  proposals: {
    wish: 'A wish',
    did: (xp: number | null) => (xp === null ? 'An extra' : `An extra, for ${xp} XP?`),
    answer: 'Answer',
    answerLabel: (what: string, hero: string) => `Answer ${hero}: ${what}`,
    declineLabel: (what: string, hero: string) => `Decline ${what} of ${hero}`,
    notification: (hero: string, what: string) => `${hero}: ${what}`,
    accepted: ({ kind, title }: { kind: 'did' | 'wish'; title: string }, hero: string, xp: number) =>
      kind === 'wish'
        ? { title: 'Now a reward', message: `${hero} can save for ${title}.` }
        : { title: 'Paid!', message: `${hero} earned ${xp} XP for ${title}.` },
    declined: (hero: string) => ({ title: 'Declined', message: `${hero} can read your words.` }),
  },
  spotCheck: 'Spot check',
  look: (what: string, hero: string) => `Look at the picture of ${what} by ${hero}`,
  /** What became of many approvals made with one tap. */
  tally: ({ done, stale, unseen, spots }: { done: number; stale: number; unseen: number; spots: number }) =>
    [
      `${done} approved.`,
      unseen + spots > 0 ? `Left for you: ${leftOf(unseen, spots)}.` : '',
      stale === 1 ? '1 had changed in the meantime and was left alone.' : '',
      stale > 1 ? `${stale} had changed in the meantime and were left alone.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  keys: [
    { key: 'j', does: 'next' },
    { key: 'k', does: 'previous' },
    { key: 'a', does: 'approve' },
    { key: 'r', does: 'send back' },
    { key: 'u', does: 'undo' },
  ],
  calls: {
    asks: (hero: string) => `${hero} asks for you`,
    seen: 'Seen',
    seenLabel: (hero: string) => `I have seen that ${hero} asks for me`,
    failed: 'Could not save this',
  },
  undo: {
    done: {
      approved: { title: 'Approval undone', message: 'It is waiting for you again.' },
      rejected: { title: 'Answer taken back', message: 'It is waiting for you again.' },
    },
    doneMany: { title: 'Approval undone', message: 'They are waiting for you again.' },
    /** The habit is asked about again (rules: trust). */
    trusted: {
      title: 'Approval undone',
      message: 'It is waiting for you again. You are asked about this habit for the next 7 days.',
    },
    failed: 'Could not undo',
    tally: (done: number, of: number) => `${done} of ${of} undone.`,
    tryAgain: 'Please try again.',
  },
  decided: {
    title: 'Recently decided',
    hint: 'The last 24 hours. Almost everything can be undone.',
    show: 'Show',
    hide: 'Hide',
    load: 'what was decided',
    empty: 'Nothing was decided in the last 24 hours.',
    older: 'Show older ones',
    undo: 'Undo',
    undoLabel: (what: string, hero: string) => `Undo ${what} for ${hero}`,
    who: ({ kind, name }: { kind: 'parent' | 'timer' | 'trust'; name: string | null }) => {
      if (kind === 'timer') return 'automatically';
      if (kind === 'trust') return 'as trusted';
      return name ? `by ${name}` : 'by a parent';
    },
    approved: 'approved',
    declined: 'declined',
    sentBack: 'sent back',
    /** The time stays with the name before it, so that no line begins with a dot. */
    line: (said: { hero: string; did: string | null; who: string; when: string }) =>
      `${said.hero} · ${said.did ? `${said.did} ` : ''}${said.who}\u00a0· ${said.when}`,
  },
  fresh: 'Nothing to approve yet',
  freshHint: 'What your heroes finish shows up here for you to approve.',
  clear: 'All caught up',
  clearHintOfMissions: 'No missions are waiting for you.',
  clearHint: 'Nothing is waiting for you. A good moment for a surprise.',
  clearAction: 'Give a bonus',
} as const;
