import { sayAll } from '@herohood/browser/text/say';
import type { Proposal } from '@herohood/domain/proposals/schema';
import { plural, t } from '@lingui/core/macro';

/** '1 picture to look at and 2 spot checks'. */
const leftOf = (unseen: number, spots: number) =>
  sayAll([
    ...(unseen > 0 ? [plural(unseen, { one: '# picture to look at', other: '# pictures to look at' })] : []),
    ...(spots > 0 ? [plural(spots, { one: '# spot check', other: '# spot checks' })] : []),
  ]);

/** What needs a parent now, whatever its kind, and what was decided lately. */
export const inboxText = {
  title: t`Needs you now`,
  count: (count: number) => t`${count} waiting`,
  approveEverything: (count: number) => t`Approve everything (${count})`,
  approveAll: (count: number) => t`Approve all ${count}`,
  approveAllLabel: (hero: string, count: number) => t`${hero}: approve all ${count}`,
  group: (hero: string, count: number) => t`${hero}: ${count}`,
  showMore: (count: number) => t`Show ${count} more`,
  approvedTitle: t`Approved!`,
  approveFailed: t`Approval Failed`,
  proposals: {
    wish: t`A wish`,
    mission: t`A mission of their own`,
    did: (xp: number | null) => (xp === null ? t`An extra` : t`An extra, for ${xp} XP?`),
    answer: t`Answer`,
    answerLabel: (what: string, hero: string) => t`Answer ${hero}: ${what}`,
    declineLabel: (what: string, hero: string) => t`Decline ${what} of ${hero}`,
    notification: (hero: string, what: string) => t`${hero}: ${what}`,
    accepted: ({ kind, title }: Pick<Proposal, 'kind' | 'title'>, hero: string, xp: number) =>
      ({
        did: { title: t`Paid!`, message: t`${hero} earned ${xp} XP for ${title}.` },
        wish: { title: t`Now a reward`, message: t`${hero} can save for ${title}.` },
        mission: { title: t`Now a mission`, message: t`${hero} has ${title} from today on.` },
      })[kind],
    declined: (hero: string) => ({ title: t`Declined`, message: t`${hero} can read your words.` }),
  },
  spotCheck: t`Spot check`,
  /** Of a mission without the picture that is asked for now. */
  beforePhoto: t`Before a picture was asked for`,
  look: (what: string, hero: string) => t`Look at the picture of ${what} by ${hero}`,
  /** What became of many approvals made with one tap. */
  tally: ({ done, stale, unseen, spots }: { done: number; stale: number; unseen: number; spots: number }) =>
    [
      t`${done} approved.`,
      unseen + spots > 0 ? t`Left for you: ${{ what: leftOf(unseen, spots) }}.` : '',
      stale > 0
        ? plural(stale, {
            one: '# had changed in the meantime and was left alone.',
            other: '# had changed in the meantime and were left alone.',
          })
        : '',
    ]
      .filter(Boolean)
      .join(' '),
  keys: [
    { key: 'j', does: t`next` },
    { key: 'k', does: t`previous` },
    { key: 'a', does: t`approve` },
    { key: 'r', does: t`send back` },
    { key: 'u', does: t`undo` },
  ],
  calls: {
    asks: (hero: string) => t`${hero} asks for you`,
    seen: t`Seen`,
    seenLabel: (hero: string) => t`I have seen that ${hero} asks for me`,
    failed: t`Could not save this`,
  },
  undo: {
    done: {
      approved: { title: t`Approval undone`, message: t`It is waiting for you again.` },
      rejected: { title: t`Answer taken back`, message: t`It is waiting for you again.` },
    },
    doneMany: { title: t`Approval undone`, message: t`They are waiting for you again.` },
    /** The habit is asked about again (rules: trust). */
    trusted: {
      title: t`Approval undone`,
      message: t`It is waiting for you again. You are asked about this habit for the next 7 days.`,
    },
    failed: t`Could not undo`,
    tally: (done: number, of: number) => t`${done} of ${of} undone.`,
  },
  decided: {
    title: t`Recently decided`,
    hint: t`The last 24 hours. Almost everything can be undone.`,
    show: t`Show`,
    hide: t`Hide`,
    load: t`what was decided`,
    empty: t`Nothing was decided in the last 24 hours.`,
    older: t`Show older ones`,
    undo: t`Undo`,
    undoLabel: (what: string, hero: string) => t`Undo ${what} for ${hero}`,
    who: ({ kind, name }: { kind: 'parent' | 'timer' | 'trust'; name: string | null }) => {
      if (kind === 'timer') return t`automatically`;
      if (kind === 'trust') return t`as trusted`;
      return name ? t`by ${name}` : t`by a parent`;
    },
    approved: t`approved`,
    declined: t`declined`,
    sentBack: t`sent back`,
    /** The time stays with the name before it, so that no line begins with a dot. */
    line: ({ hero, did, who, when }: { hero: string; did: string | null; who: string; when: string }) =>
      did ? t`${hero} · ${did} ${who}\u00a0· ${when}` : t`${hero} · ${who}\u00a0· ${when}`,
  },
  fresh: t`Nothing to approve yet`,
  freshHint: t`What your heroes finish shows up here for you to approve.`,
  clear: t`All caught up`,
  clearHintOfMissions: t`No missions are waiting for you.`,
  clearHint: t`Nothing is waiting for you. A good moment for a surprise.`,
  clearAction: t`Give a bonus`,
} as const;
