import { familyDay } from '@herohood/domain/time/family-day';
import { serverNow } from '@herohood/ui/runtime/server-clock';
import { useUser } from './use-user';

/** The year that it is in the family. */
export function useFamilyYear(): number {
  const { user } = useUser();
  const now = serverNow();
  return user ? Number(familyDay(now, user).slice(0, 4)) : now.getUTCFullYear();
}
