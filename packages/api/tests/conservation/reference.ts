import { UNDO_WINDOW_MS } from '@herohood/domain/inbox/undo-window';

/** What one hero has, kept by hand in plain numbers: no rule of the product is asked here. */
export interface Purse {
  xp: number;
  earned: number;
  points: number;
  goals: Goal[];
  missions: Mission[];
  rewards: Reward[];
  claims: Claim[];
  bonuses: { amount: number; at: number; isUndone: boolean }[];
  now: number;
}

interface Goal {
  reward: Reward | null;
  target: number;
  saved: number;
  autoSave: number;
  isOpen: boolean;
}
interface Mission {
  promised: number;
  isTrusted: boolean;
  paid: { xp: number; points: number; at: number } | null;
}
interface Reward {
  cost: number;
  stock: number | null;
  isThere: boolean;
}
interface Claim {
  reward: Reward;
  cost: number;
  status: 'pending' | 'approved' | 'rejected' | 'used';
  goal: Goal | null;
  fromGoal: number;
  decidedAt: number | null;
  givenAt: number | null;
}

export const newPurse = (now: number): Purse => ({
  ...{ xp: 0, earned: 0, points: 0, goals: [], missions: [], rewards: [], claims: [], bonuses: [], now },
});

const openGoals = ({ goals }: Purse) => goals.filter(({ isOpen }) => isOpen);
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
export const savedIn = (purse: Purse) => sum(openGoals(purse).map(({ saved }) => saved));
export const spentOf = ({ claims }: Purse) =>
  sum(claims.filter(({ status }) => status !== 'rejected').map(({ cost }) => cost));

/** Each act changes the purse and says what the product must answer: `ok` or the refusal's code. */
export const REFERENCE = {
  pay(purse: Purse, mission: Mission, percent: number): string {
    if (mission.paid) return 'ok';
    const xp = Math.round((mission.promised * percent) / 100 + 1e-9);
    mission.paid = { xp, points: (xp - (xp % 5)) / 5, at: purse.now };
    purse.xp += xp;
    purse.earned += xp;
    purse.points += mission.paid.points;
    for (const goal of openGoals(purse)) {
      if (goal.autoSave === 0 || goal.saved === goal.target) continue;
      const hundredths = xp * goal.autoSave;
      const part = Math.min((hundredths - (hundredths % 100)) / 100, goal.target - goal.saved);
      goal.saved += part;
      purse.xp -= part;
      break;
    }
    return 'ok';
  },

  unpay(purse: Purse, mission: Mission): string {
    const { paid } = mission;
    if (!paid) return 'NOT_APPROVED';
    if (purse.now - paid.at > UNDO_WINDOW_MS) return 'UNDO_EXPIRED';
    if (purse.xp + savedIn(purse) < paid.xp || purse.points < paid.points) return 'ALREADY_SPENT';
    let owed = paid.xp;
    const take = (from: number) => {
      const taken = Math.min(from, owed);
      owed -= taken;
      return from - taken;
    };
    purse.xp = take(purse.xp);
    for (const goal of openGoals(purse).reverse()) goal.saved = take(goal.saved);
    purse.earned -= paid.xp;
    purse.points -= paid.points;
    mission.paid = null;
    return 'ok';
  },

  save(purse: Purse, goal: Goal, amount: number): string {
    if (!goal.isOpen) return 'NOT_FOUND';
    if (goal.saved + amount > goal.target) return 'GOAL_REACHED';
    if (purse.xp < amount) return 'NOT_ENOUGH_XP';
    goal.saved += amount;
    purse.xp -= amount;
    return 'ok';
  },

  unsave(purse: Purse, goal: Goal, amount: number): string {
    if (!goal.isOpen) return 'NOT_FOUND';
    if (goal.saved < amount) return 'NOT_ENOUGH_XP';
    goal.saved -= amount;
    purse.xp += amount;
    return 'ok';
  },

  beginGoal(purse: Purse, goal: Goal): string {
    if (goal.reward && !goal.reward.isThere) return 'NOT_FOUND';
    if (goal.reward && openGoals(purse).some(({ reward }) => reward === goal.reward)) return 'GOAL_EXISTS';
    if (openGoals(purse).length === 3) return 'GOAL_LIMIT';
    purse.goals.push(goal);
    return 'ok';
  },

  changeGoal(_purse: Purse, goal: Goal, change: { target?: number; autoSave?: number }): string {
    if (!goal.isOpen) return 'NOT_FOUND';
    if (change.target !== undefined && change.target < goal.saved) return 'GOAL_REACHED';
    Object.assign(goal, change);
    return 'ok';
  },

  endGoal(purse: Purse, goal: Goal): string {
    if (!goal.isOpen) return 'NOT_FOUND';
    purse.xp += goal.saved;
    goal.saved = 0;
    goal.isOpen = false;
    return 'ok';
  },

  /** Takes what a claim costs; false, and nothing, where there is too little. */
  hold(purse: Purse, claim: Claim): boolean {
    const goal = openGoals(purse).find(({ reward }) => reward === claim.reward) ?? null;
    const fromGoal = Math.min(goal?.saved ?? 0, claim.cost);
    if (purse.xp + fromGoal < claim.cost) return false;
    if (goal) goal.saved -= fromGoal;
    purse.xp -= claim.cost - fromGoal;
    Object.assign(claim, { goal, fromGoal, status: 'pending', decidedAt: null });
    return true;
  },

  claim(purse: Purse, claim: Claim): string {
    const { reward } = claim;
    if (!reward.isThere) return 'NOT_FOUND';
    if (isWaiting(purse, reward)) return 'CLAIM_PENDING';
    if (isSoldOut(purse, reward)) return 'OUT_OF_STOCK';
    if (!REFERENCE.hold(purse, claim)) return 'NOT_ENOUGH_XP';
    purse.claims.push(claim);
    return 'ok';
  },

  reject(purse: Purse, claim: Claim): string {
    if (claim.status === 'rejected') return 'ok';
    if (claim.status !== 'pending') return 'ALREADY_APPROVED';
    const { goal, fromGoal, cost } = claim;
    const back = goal?.isOpen ? Math.min(fromGoal, goal.target - goal.saved) : 0;
    if (goal) goal.saved += back;
    purse.xp += cost - back;
    Object.assign(claim, { status: 'rejected', decidedAt: purse.now });
    return 'ok';
  },

  approve(purse: Purse, claim: Claim): string {
    if (claim.status === 'rejected') return 'ALREADY_REJECTED';
    if (claim.status === 'pending') Object.assign(claim, { status: 'approved', decidedAt: purse.now });
    return 'ok';
  },

  use(purse: Purse, claim: Claim, isGiven: boolean): string {
    if (claim.status === 'used') return 'ok';
    if (claim.status !== 'approved') return 'NOT_APPROVED';
    Object.assign(claim, { status: 'used', givenAt: isGiven ? purse.now : null });
    if (claim.goal?.isOpen) REFERENCE.endGoal(purse, claim.goal);
    return 'ok';
  },

  reopen(purse: Purse, claim: Claim): string {
    const at = claim.status === 'used' ? claim.givenAt : claim.decidedAt;
    if (claim.status === 'pending' || at === null) return 'NOT_DECIDED';
    if (purse.now - at > UNDO_WINDOW_MS) return 'UNDO_EXPIRED';
    if (claim.status === 'used') {
      Object.assign(claim, { status: 'approved', givenAt: null });
      return 'ok';
    }
    if (!claim.reward.isThere) return 'NOT_FOUND';
    if (isWaiting(purse, claim.reward)) return 'CLAIM_PENDING';
    if (claim.status === 'approved') {
      Object.assign(claim, { status: 'pending', decidedAt: null });
      return 'ok';
    }
    if (isSoldOut(purse, claim.reward)) return 'OUT_OF_STOCK';
    return REFERENCE.hold(purse, claim) ? 'ok' : 'ALREADY_SPENT';
  },

  endReward(purse: Purse, reward: Reward): string {
    if (!reward.isThere) return 'NOT_FOUND';
    reward.isThere = false;
    for (const claim of purse.claims) {
      if (claim.reward === reward && claim.status === 'pending') REFERENCE.reject(purse, claim);
    }
    for (const goal of purse.goals) if (goal.reward === reward) goal.reward = null;
    return 'ok';
  },

  takeBonusBack(purse: Purse, bonus: Purse['bonuses'][number]): string {
    if (bonus.isUndone) return 'NOT_DECIDED';
    if (purse.now - bonus.at > UNDO_WINDOW_MS) return 'UNDO_EXPIRED';
    if (purse.points < bonus.amount) return 'ALREADY_SPENT';
    purse.points -= bonus.amount;
    bonus.isUndone = true;
    return 'ok';
  },
};

const isWaiting = ({ claims }: Purse, reward: Reward) =>
  claims.some((claim) => claim.reward === reward && claim.status === 'pending');

const isSoldOut = ({ claims }: Purse, reward: Reward) =>
  reward.stock !== null &&
  claims.filter((claim) => claim.reward === reward && claim.status !== 'rejected').length >= reward.stock;
