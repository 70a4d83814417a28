import type { CallRow } from '@herohood/db/inbox/call-queries';
import type { Call } from '@herohood/domain/inbox/schema';

export function presentCall({ id, childId, calledAt }: CallRow): Call {
  return { id, childId, at: calledAt.toISOString() };
}
