import { sayName } from '@herohood/browser/text/say-name';
import type { RewardLimits } from '@herohood/domain/rewards/limits';
import { rewardLimitsSchema } from '@herohood/domain/rewards/limits-schema';
import { limitsText } from '../../text/en/limits';

type Field = keyof typeof limitsText.faults;

const LIMITS = 'limits';

/** What is wrong with limits as the form keeps them, by the field's path (`limits.perDay`); the server says the same. */
export function faultsOfLimits(limits: RewardLimits): Record<string, string> {
  const { error } = rewardLimitsSchema.safeParse(limits);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => {
      const field = String(path[0]);
      return [`${LIMITS}.${field}`, limitsText.faults[field as Field] ?? sayName(message)];
    }),
  );
}
