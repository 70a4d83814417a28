import { canAfford } from '../points/ledger';
import { type Refusal, refuse } from '../refusal';

export interface AvatarPurchaseQuestion {
  /** The shop's item; null when the shop has none of that type. */
  item: { cost: number } | null;
  /** The price that the child saw; it must be the shop's (rules: server truth). */
  sentCost: number;
  rewardPoints: number;
  isOwned: boolean;
  isBedtime: boolean;
  /** It needs a plan that the family does not have (rules: plans). */
  isBeyondPlan?: boolean;
}

export type AvatarPurchaseCode =
  | 'BEDTIME'
  | 'NOT_FOUND'
  | 'PREMIUM_REQUIRED'
  | 'ALREADY_OWNED'
  | 'PRICE_CHANGED'
  | 'NOT_ENOUGH_POINTS';

/** `buy` carries the price to book and the points that remain. */
export type PurchaseDecision<Code extends AvatarPurchaseCode | GearPurchaseCode> =
  | { kind: 'buy'; cost: number; rewardPoints: number }
  | Refusal<Code>;

/** Whether a child may buy an avatar (rules: server truth, shop). */
export function decideAvatarPurchase(question: AvatarPurchaseQuestion): PurchaseDecision<AvatarPurchaseCode> {
  const { item, sentCost, rewardPoints, isOwned, isBedtime, isBeyondPlan } = question;
  if (isBedtime) return refuse('BEDTIME');
  if (!item) return refuse('NOT_FOUND');
  if (isOwned) return refuse('ALREADY_OWNED');
  if (isBeyondPlan) return refuse('PREMIUM_REQUIRED');
  if (sentCost !== item.cost) return refuse('PRICE_CHANGED');
  if (!canAfford(rewardPoints, item.cost)) return refuse('NOT_ENOUGH_POINTS');
  return { kind: 'buy', cost: item.cost, rewardPoints: rewardPoints - item.cost };
}

export interface GearPurchaseQuestion {
  item: { cost: number; requiredLevel: number; isActive: boolean } | null;
  sentCost: number;
  rewardPoints: number;
  level: number;
  isOwned: boolean;
  isBedtime: boolean;
  /** `enableGearShop` of the child's controls. */
  featureEnabled: boolean;
}

export type GearPurchaseCode = AvatarPurchaseCode | 'FEATURE_DISABLED' | 'LEVEL_TOO_LOW';

/** Whether a child may buy a piece of gear (rules: server truth, shop). A piece no longer sold looks unknown. */
export function decideGearPurchase(question: GearPurchaseQuestion): PurchaseDecision<GearPurchaseCode> {
  const { item, level } = question;
  if (!question.featureEnabled) return refuse('FEATURE_DISABLED');
  const decision = decideAvatarPurchase({ ...question, item: item?.isActive ? item : null });
  // The level is asked before the points: saving points for what cannot be worn yet would be in vain.
  const isLevelAsked = decision.kind === 'buy' || decision.code === 'NOT_ENOUGH_POINTS';
  if (item && isLevelAsked && level < item.requiredLevel) return refuse('LEVEL_TOO_LOW');
  return decision;
}

/** How many points are still needed, as the gear shop shows it; 0 when there are enough. */
export function pointsMissing(rewardPoints: number, cost: number): number {
  return Math.max(0, cost - rewardPoints);
}
