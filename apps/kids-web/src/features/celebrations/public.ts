export { celebrate } from './parties';
export { markClaimSeen, useSeenClaims } from './seen-claims';
