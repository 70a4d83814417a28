import { alertScores } from './alert-scores';
import { dreamScores } from './dream-scores';
import { freeScores } from './free-scores';
import { natureScores } from './nature-scores';
import type { Score } from './score';

/** Every ringtone by its id. */
export const scores: Record<string, Score> = {
  ...freeScores,
  ...natureScores,
  ...dreamScores,
  ...alertScores,
};

const FALLBACK = freeScores['gentle-chime'];

/** The score of a ringtone; an id of another version of the product sounds as the gentle chime. `none`: no score. */
export function scoreOf(id: string): Score | undefined {
  if (id === 'none') return undefined;
  return Object.hasOwn(scores, id) ? scores[id] : FALLBACK;
}
