import { decideRoom, FAMILY_ROOM, type Roomy } from '@herohood/domain/family/room';
import { refusal } from '../refusals';

/** Refuses one more of what a family has the most of that it can have (409). */
export function requireRoom(what: Roomy, count: number): void {
  if (decideRoom(what, count).kind === 'allowed') return;
  throw refusal(
    'CONFLICT',
    `There is no room for more than ${FAMILY_ROOM[what]} ${what}. Please delete one first.`,
  );
}
