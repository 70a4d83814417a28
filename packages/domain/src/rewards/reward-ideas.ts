import type { RewardIdea } from './idea';
import { OUTING_IDEAS } from './outing-ideas';
import { PRIVILEGE_IDEAS } from './privilege-ideas';
import { TREAT_IDEAS } from './treat-ideas';

/** The library of rewards (rules: ideas). */
export const REWARD_IDEAS: readonly RewardIdea[] = [...TREAT_IDEAS, ...PRIVILEGE_IDEAS, ...OUTING_IDEAS];
