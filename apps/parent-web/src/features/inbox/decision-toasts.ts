import { claimsText } from '../../text/en/claims';
import { inboxText } from '../../text/en/inbox';
import { missionsText } from '../../text/en/missions';
import { pointsText } from '../../text/en/points';
import type { Waiting } from './waiting';

const [missions, rewards, points] = [missionsText.toasts, claimsText.toasts, pointsText.toasts];

interface Told {
  title: string;
  message: string;
}

/** What is said after a yes, which paid so much XP. */
export function toldApproved(item: Waiting, paid: number): Told {
  const { name } = item.hero;
  if (item.kind === 'mission') {
    const { title, message } = missions.approved;
    return { title, message: message(name, paid, item.mission.habit.name) };
  }
  if (item.kind === 'proposal') return inboxText.proposals.accepted(item.proposal, name, paid);
  const { title } = rewards.approved;
  if (item.kind === 'claim')
    return { title, message: rewards.approved.message(name, item.claim.reward.name) };
  return { title: points.approved.title, message: points.approved.message(name, item.transaction.amount) };
}

/** What is said after a no. */
export function toldRejected(item: Waiting): Told {
  const { name } = item.hero;
  if (item.kind === 'mission') {
    const { title, message, spotCheck } = missions.rejected;
    return { title, message: item.mission.completion.spotCheck ? spotCheck(name) : message(name) };
  }
  if (item.kind === 'claim') {
    return { title: rewards.declined.title, message: rewards.declined.message(name, item.claim.cost) };
  }
  if (item.kind === 'proposal') return inboxText.proposals.declined(name);
  return { title: points.declined.title, message: points.declined.message(name, item.transaction.amount) };
}

/** What is said when a yes failed. */
export const toldUnapproved = ({ kind }: Waiting): string =>
  ({
    mission: missions.approveFailed,
    claim: rewards.approvalFailed,
    points: points.approvalFailed,
    proposal: rewards.approvalFailed,
  })[kind];

/** What is said when a no failed. */
export const toldUnrejected = ({ kind }: Waiting): string =>
  ({
    mission: missions.rejectFailed,
    claim: rewards.declineFailed,
    points: points.declineFailed,
    proposal: rewards.declineFailed,
  })[kind];
