import { type Refusal, refuse } from '../refusal';

/** The operator's choice: anybody may found a family, only the first one may be founded, or none. */
export type SignUpMode = 'open' | 'first' | 'closed';

/** Whether a new family may be founded where `hasFamily` says that there is one already (the demo's does not count). */
export function decideFounding({
  mode,
  hasFamily,
}: {
  mode: SignUpMode;
  hasFamily: boolean;
}): { kind: 'allowed' } | Refusal<'SIGN_UP_CLOSED'> {
  const isOpen = mode === 'open' || (mode === 'first' && !hasFamily);
  return isOpen ? { kind: 'allowed' } : refuse('SIGN_UP_CLOSED');
}
