import { HabitIcon } from '@herohood/ui/habit-icon/habit-icon';
import { RewardIcon } from '@herohood/ui/reward-icon/reward-icon';
import { type AccentName, accentOf } from '@herohood/ui/theme/tokens';
import type { ReactNode } from 'react';
import { Icon } from '../../layout/icon';
import { REWARD_ACCENTS } from '../../lib/reward-accents';
import { claimsText } from '../../text/en/claims';
import { inboxText } from '../../text/en/inbox';
import { missionsText } from '../../text/en/missions';
import { pointsText } from '../../text/en/points';
import type { Waiting, WaitingKind } from './waiting';

interface Told {
  title: string;
  message: string;
}

interface Words {
  /** What it is called: the mission, the reward, the hero's own words, or why there are points. */
  title: string;
  picture: ReactNode;
  accent: AccentName;
  /** What it is worth, and in which tone: earned, gained or spent. */
  worth: string;
  tone: 'purple' | 'mint' | 'coral';
  /** How a notification tells it. */
  line: string;
  /** Names of the answers; `yes` and `no` stand on buttons that have room for them. */
  labels: { approve: string; reject: string; yes: string; no: string };
  /** What is said after a yes, which paid so much XP, and after a no. */
  approved: (paid: number) => Told;
  rejected: Told;
  approveFailed: string;
  rejectFailed: string;
}

type Of<Kind extends WaitingKind> = Extract<Waiting, { kind: Kind }>;

const WORDS: { [Kind in WaitingKind]: (item: Of<Kind>) => Words } = {
  mission({ hero: { name }, mission: { habit, completion } }) {
    const { toasts, ...text } = missionsText;
    return {
      title: habit.name,
      picture: <HabitIcon icon={habit.icon} size={28} />,
      accent: accentOf(habit.color),
      worth: text.xp(completion.xpEarned),
      tone: 'purple',
      line: text.notification(name, habit.name),
      labels: {
        approve: text.approveLabel(habit.name, name),
        reject: text.needsWorkLabel(habit.name, name),
        yes: text.approve,
        no: text.needsWork,
      },
      approved: (paid) => toasts.approved(name, paid, habit.name),
      rejected: toasts.rejected(name, completion.spotCheck),
      approveFailed: toasts.approveFailed,
      rejectFailed: toasts.rejectFailed,
    };
  },
  claim({ hero: { name }, claim: { cost, reward } }) {
    const { toasts, ...text } = claimsText;
    return {
      title: reward.name,
      picture: <RewardIcon icon={reward.icon} size={28} />,
      accent: REWARD_ACCENTS[reward.type],
      worth: text.by(cost),
      tone: 'coral',
      line: text.notification(name, reward.name),
      labels: {
        approve: text.approveLabel(reward.name, name),
        reject: text.declineLabel(reward.name, name),
        yes: text.approve,
        no: text.decline,
      },
      approved: () => toasts.approved(name, reward.name),
      rejected: toasts.declined(name, cost),
      approveFailed: toasts.approvalFailed,
      rejectFailed: toasts.declineFailed,
    };
  },
  points({ hero: { name }, transaction: { amount, description } }) {
    const { toasts, ...text } = pointsText;
    return {
      title: description,
      picture: <Icon name="star" size={24} />,
      accent: 'sunshine',
      worth: text.amount(amount),
      tone: 'mint',
      line: text.notification(name, amount),
      labels: {
        approve: text.approveLabel(amount, name),
        reject: text.declineLabel(amount, name),
        yes: text.approve,
        no: claimsText.decline,
      },
      approved: () => toasts.approved(name, amount),
      rejected: toasts.declined(name, amount),
      approveFailed: toasts.approvalFailed,
      rejectFailed: toasts.declineFailed,
    };
  },
  proposal({ hero: { name }, proposal }) {
    const { kind, title, xp } = proposal;
    const text = inboxText.proposals;
    const isWish = kind === 'wish';
    return {
      title,
      picture: <Icon name={isWish ? 'gift' : 'spark'} size={24} />,
      accent: isWish ? 'coral' : 'turquoise',
      worth: kind === 'did' ? text.did(xp) : text[kind],
      tone: isWish ? 'coral' : 'purple',
      line: text.notification(name, title),
      labels: {
        approve: text.answerLabel(title, name),
        reject: text.declineLabel(title, name),
        yes: text.answer,
        no: claimsText.decline,
      },
      approved: (paid) => text.accepted(proposal, name, paid),
      rejected: text.declined(name),
      approveFailed: claimsText.toasts.approvalFailed,
      rejectFailed: claimsText.toasts.declineFailed,
    };
  },
};

/** How one thing that waits is shown and told. */
export const wordsOf = (item: Waiting): Words => (WORDS[item.kind] as (item: Waiting) => Words)(item);
