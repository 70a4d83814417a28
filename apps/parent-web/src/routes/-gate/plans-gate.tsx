import type { User } from '@herohood/domain/account/schema';
import type { ReactNode } from 'react';
import { ParentGate } from './parent-gate';
import { WAY_HOME } from './way-home';

/** Stands before the screens of plans and payments, which a family may see without access, a helper never, and nobody where no one is billed. */
export function PlansGate({ children }: { children: (user: User) => ReactNode }) {
  return (
    <ParentGate withoutPremium>
      {(user) => (user.billing === 'off' || user.familyRole === 'helper' ? WAY_HOME : children(user))}
    </ParentGate>
  );
}
