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
import { titleOf, type Waiting } from './waiting';

interface RowWords {
  title: string;
  picture: ReactNode;
  accent: AccentName;
  /** What it is worth, and in which tone: earned, gained or spent. */
  worth: string;
  tone: 'purple' | 'mint' | 'coral';
  /** Names of the answers; `yes` and `no` stand on buttons that have room for them. */
  labels: { approve: string; reject: string; yes: string; no: string };
}

/** How a row shows each kind. */
export function describeRow(item: Waiting): RowWords {
  const [title, hero] = [titleOf(item), item.hero.name];
  if (item.kind === 'mission') {
    const { habit, completion } = item.mission;
    return {
      ...{ title, picture: <HabitIcon icon={habit.icon} size={28} />, accent: accentOf(habit.color) },
      ...{ worth: missionsText.xp(completion.xpEarned), tone: 'purple' },
      labels: {
        approve: missionsText.approveLabel(title, hero),
        reject: missionsText.needsWorkLabel(title, hero),
        yes: missionsText.approve,
        no: missionsText.needsWork,
      },
    };
  }
  if (item.kind === 'claim') {
    const { icon, type } = item.claim.reward;
    const text = claimsText;
    return {
      ...{ title, picture: <RewardIcon icon={icon} size={28} />, accent: REWARD_ACCENTS[type] },
      ...{ worth: text.by(item.claim.cost), tone: 'coral' },
      labels: {
        approve: text.approveLabel(title, hero),
        reject: text.declineLabel(title, hero),
        yes: text.approve,
        no: text.decline,
      },
    };
  }
  if (item.kind === 'proposal') {
    const { kind, xp } = item.proposal;
    const text = inboxText.proposals;
    const isWish = kind === 'wish';
    return {
      ...{ title, picture: <Icon name={isWish ? 'gift' : 'spark'} size={24} /> },
      ...{ accent: isWish ? 'coral' : 'turquoise', tone: isWish ? 'coral' : 'purple' },
      worth: kind === 'did' ? text.did(xp) : text[kind],
      labels: {
        approve: text.answerLabel(title, hero),
        reject: text.declineLabel(title, hero),
        yes: text.answer,
        no: claimsText.decline,
      },
    };
  }
  const { amount } = item.transaction;
  return {
    ...{ title, picture: <Icon name="star" size={24} />, accent: 'sunshine' },
    ...{ worth: pointsText.amount(amount), tone: 'mint' },
    labels: {
      approve: pointsText.approveLabel(amount, hero),
      reject: pointsText.declineLabel(amount, hero),
      yes: pointsText.approve,
      no: claimsText.decline,
    },
  };
}
