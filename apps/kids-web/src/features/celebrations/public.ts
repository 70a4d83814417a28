export { celebrate } from './own-celebrations';
export { markClaimSeen, useSeenClaims } from './seen-claims';
