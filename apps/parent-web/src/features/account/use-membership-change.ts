import type { FamilyRole } from '@herohood/domain/account/schema';
import { useEffect, useRef } from 'react';
import { toast } from '../../lib/toast';
import { membershipText as text } from '../../text/en/membership';

/** Tells a newcomer how the waiting ended: let in, or turned away into a family of their own. */
export function useMembershipChange(role: FamilyRole | undefined): void {
  const before = useRef(role);
  useEffect(() => {
    if (before.current === 'waiting') {
      if (role === 'parent' || role === 'helper') toast.success(text.accepted);
      if (role === 'owner') toast.error(text.declined);
    }
    before.current = role;
  }, [role]);
}
