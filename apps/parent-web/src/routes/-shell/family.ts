import type { User } from '@herohood/domain/account/schema';
import type { Child } from '@herohood/domain/children/schema';
import { createContext, useContext } from 'react';

/** Who is signed in, and the family's heroes in its own order. */
export interface Family {
  user: User;
  heroes: readonly Child[];
}

export const FamilyContext = createContext<Family | null>(null);

/** The family whose pages these are. Only for what stands behind the gate. */
export function useFamily(): Family {
  const family = useContext(FamilyContext);
  if (!family) throw new Error('This page stands behind no gate.');
  return family;
}
