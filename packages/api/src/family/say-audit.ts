import type { AuditRow } from '@herohood/db/family/queries';
import { auditText, systemNames } from '../text/en/audit';

type Kept = Pick<AuditRow, 'act' | 'actorName' | 'args' | 'summary'>;
type Say = (actor: string, args: unknown) => string;

/**
 * The sentence of an entry in the family's list of acts (rules: family). Entries from before acts were kept as codes have their own; an act of a
 * newer version, in a database that an older one reads, is called by its code.
 */
export function sayAudit({ act, actorName, args, summary }: Kept): string {
  if (args === null) return summary ?? act;
  const say = (auditText as Record<string, Say>)[act];
  return say ? say(actorName, args) : act;
}

/** Who acted: people by their name, the rest in words. */
export function sayActor({ actorKind, actorName }: Pick<AuditRow, 'actorKind' | 'actorName'>): string {
  return actorKind === 'system' ? (systemNames[actorName] ?? actorName) : actorName;
}
