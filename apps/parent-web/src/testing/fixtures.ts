import type { User } from '@herohood/domain/account/schema';
import type { Child } from '@herohood/domain/children/schema';
import { DEFAULT_DAY_RULES } from '@herohood/domain/days/facts';

import type { DayMark } from '@herohood/domain/days/marks-schema';
import { DEFAULT_PARTS } from '@herohood/domain/days/parts';
import { DEFAULT_HABIT } from '@herohood/domain/habits/choices';
import type { ChildHabit, MasterHabit } from '@herohood/domain/habits/schema';
import type { AutoApprovalSettings, PendingHabit } from '@herohood/domain/missions/schema';
import type { RewardTransaction } from '@herohood/domain/points/schema';
import type { Reward, RewardClaim } from '@herohood/domain/rewards/schema';
import {
  planIdSchema,
  type SubscriptionStatus,
  subscriptionStatusSchema,
} from '@herohood/domain/subscription/schema';

const CREATED = '2026-03-01T08:00:00Z';

/** A well-formed id for thing number `n`. */
export const idOf = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export function aUser(part: Partial<User> = {}): User {
  return {
    id: idOf(1),
    email: 'anna@example.com',
    firstName: 'Anna',
    lastName: 'Berg',
    phoneNumber: null,
    profileImageUrl: null,
    pendingEmail: null,
    familyCode: 'HK7M3P',
    subscriptionStatus: 'trial',
    subscriptionPlan: null,
    trialEndsAt: '2099-01-01T00:00:00Z',
    subscriptionEndDate: null,
    createdAt: CREATED,
    serverTime: new Date().toISOString(),
    timeZone: 'UTC',
    reminderSettings: {
      enabled: true,
      voiceEnabled: false,
      ringtoneEnabled: true,
      defaultRingtone: 'default',
      reminderTime: 5,
      time: '08:00',
      timeRangeStart: '07:00',
      timeRangeEnd: '20:00',
    },
    hasPremiumAccess: true,
    trialDaysLeft: 7,
    dayStartHour: 0,
    familyRole: 'owner',
    ...{ locale: null, familyLocale: 'en' },
    siblingVisits: true,
    ...{ ...DEFAULT_DAY_RULES, parts: DEFAULT_PARTS, weekendChallenge: false },
    ...{ photoDays: 7, goalWithdrawals: 'free' },
    billing: 'sandbox',
    ...part,
  };
}

export function aHero(n: number, part: Partial<Child> = {}): Child {
  return {
    id: idOf(10 + n),
    name: `Hero ${n}`,
    avatarType: 'robot',
    avatarUrl: null,
    level: 1,
    xp: 0,
    totalXp: 0,
    rewardPoints: 0,
    unlockedAvatars: ['robot'],
    unlockedGear: [],
    isNew: false,
    streakRule: 'any',
    locale: null,
    equippedGear: [],
    style: { backdrop: null, frame: null, pose: null },
    xpIntoLevel: 0,
    xpForNextLevel: 100,
    username: `hero${n}`,
    pin: '0412',
    birthYear: null,
    look: 'auto',
    createdAt: CREATED,
    ...part,
  };
}

export function aMaster(n: number, part: Partial<MasterHabit> = {}): MasterHabit {
  return {
    ...DEFAULT_HABIT,
    ...{ id: idOf(100 + n), name: `Habit ${n}`, description: null, icon: 'teeth', frequency: 'daily' },
    ...{ createdAt: CREATED, voiceRecording: null, voiceRecordingName: null },
    ...{ reminderEnabled: false, reminderTime: '07:00', timeRangeStart: '07:00', timeRangeEnd: '20:00' },
    ...part,
  };
}

export function anAssignment(hero: Child, master: MasterHabit, part: Partial<ChildHabit> = {}): ChildHabit {
  const { voiceRecording: _, voiceRecordingName: __, ...shared } = master;
  const id = idOf(1000 + Number(hero.id.slice(-2)) * 10 + Number(master.id.slice(-2)));
  const own = { schedule: null, partOfDay: null, timesPerDay: null, approval: null };
  return { ...shared, id, childId: hero.id, masterHabitId: master.id, own, ...part };
}

export function aPending(
  n: number,
  hero: Child,
  part: Partial<PendingHabit['completion']> = {},
): PendingHabit {
  return {
    child: { id: hero.id, name: hero.name, avatarType: hero.avatarType, avatarUrl: null },
    habit: {
      id: idOf(500 + n),
      name: `Mission ${n}`,
      icon: 'reading',
      color: 'coral',
      xpReward: 50,
      tool: 'none',
    },
    completion: {
      id: idOf(2000 + n),
      date: '2026-03-14',
      slot: 1,
      completedAt: '2026-03-14T17:00:00Z',
      xpEarned: 50,
      promisedXp: 50,
      photoUrl: null,
      photoSeen: false,
      spotCheck: false,
      beforePhoto: false,
      autoApprovesAt: null,
      ...part,
    },
  };
}

export function aTransaction(
  n: number,
  hero: Child,
  part: Partial<RewardTransaction> = {},
): RewardTransaction {
  return {
    id: idOf(3000 + n),
    childId: hero.id,
    amount: 35,
    type: 'streak_bonus',
    source: 'streak',
    description: '7 days in a row',
    createdAt: '2026-03-14T17:00:00Z',
    requiresApproval: true,
    isApproved: false,
    status: 'pending',
    message: null,
    approvedBy: null,
    approvedAt: null,
    ...part,
  };
}

export function aReward(n: number, hero: Child, part: Partial<Reward> = {}): Reward {
  const name = part.name ?? `Reward ${n}`;
  return {
    id: idOf(4000 + n),
    childId: hero.id,
    name,
    description: null,
    type: 'treat',
    value: name,
    cost: 100,
    costType: 'xp',
    isActive: true,
    icon: 'gift',
    limits: {},
    stockLeft: null,
    available: { now: true, code: null, availableAt: null },
    createdAt: CREATED,
    ...part,
  };
}

/** A claim on `reward` that waits for a parent. */
export function aClaim(n: number, reward: Reward, part: Partial<RewardClaim> = {}): RewardClaim {
  const { name, icon, type } = reward;
  return {
    id: idOf(5000 + n),
    rewardId: reward.id,
    childId: reward.childId,
    status: 'pending',
    cost: reward.cost,
    fromGoal: 0,
    message: null,
    createdAt: '2026-03-14T17:00:00Z',
    decidedAt: null,
    usedAt: null,
    usedOn: null,
    reward: { name, icon, type },
    ...part,
  };
}

export const settingsOff: AutoApprovalSettings = {
  enabled: false,
  timeValue: 24,
  timeUnit: 'hours',
  applyToAllChildren: true,
  childSpecificSettings: {},
};

/** Where a family's subscription stands, as its user says it. */
export function aSubscription(user: User, part: Partial<SubscriptionStatus> = {}): SubscriptionStatus {
  return {
    status: subscriptionStatusSchema.parse(user.subscriptionStatus),
    plan: planIdSchema.nullable().parse(user.subscriptionPlan),
    hasAccess: user.hasPremiumAccess,
    trialEndsAt: user.trialEndsAt,
    trialDaysLeft: user.trialDaysLeft ?? 0,
    subscriptionEndDate: user.subscriptionEndDate,
    nextBillingDate: user.subscriptionStatus === 'active' ? user.subscriptionEndDate : null,
    ...part,
  };
}

/** A day off of the whole family, unless it says otherwise. */
export function aMark(n: number, part: Partial<DayMark> & Pick<DayMark, 'from' | 'until'>): DayMark {
  return {
    id: idOf(7000 + n),
    childId: null,
    kind: 'vacation',
    note: null,
    source: 'parent',
    createdAt: CREATED,
    ...part,
  };
}
