import type { Point } from './postures';

const SEGMENT = 12.2;

/** An arm reaching for a point, as drawn downwards from its shoulder at 0, 0 and turned outwards by `turn` degrees. */
export type Reach = { turn: number; elbow: Point; hand: Point };

/**
 * How an arm of two equal segments reaches a point.
 * @param shoulder where the arm begins
 * @param target where the hand is to be; a point that is too far is reached for with a straight arm
 * @param side 1 for the right arm, -1 for the left one; the result is the right arm's, to be mirrored for the left
 */
export function reachFor(shoulder: Point, target: Point, side: 1 | -1): Reach {
  const outwards = (target[0] - shoulder[0]) * side;
  const downwards = target[1] - shoulder[1];
  const reach = Math.min(Math.hypot(outwards, downwards), SEGMENT * 2);
  const toTarget = Math.atan2(outwards, downwards);
  const atShoulder = Math.acos(reach / (SEGMENT * 2));
  // The elbow points away from the body.
  const bend = -2 * atShoulder;
  return {
    turn: round(((toTarget + atShoulder) * 180) / Math.PI),
    elbow: [0, SEGMENT],
    hand: [round(SEGMENT * Math.sin(bend)), round(SEGMENT + SEGMENT * Math.cos(bend))],
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
