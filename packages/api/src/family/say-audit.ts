import type { AuditRow } from '@herohood/db/family/queries';
import { systemNames } from '../text/en/audit';
import { say } from '../text/say';
import { auditWords } from './audit-words';

type Kept = Pick<AuditRow, 'act' | 'actorKind' | 'actorName' | 'args' | 'summary'>;

/**
 * The sentence of an entry in the family's list of acts, in the reader's language (rules: family). Entries from before acts were kept as codes have
 * their own; an act of a newer version, in a database that an older one reads, is called by its code.
 */
export function sayAudit(row: Kept, locale: string): string {
  const { act, args, summary } = row;
  if (args === null) return summary ?? act;
  const words = auditWords({ act, actor: sayActor(row, locale), args }, locale);
  return words ? say(locale, words) : act;
}

/** Who acted: people by their name, the rest in words. */
export function sayActor(
  { actorKind, actorName }: Pick<AuditRow, 'actorKind' | 'actorName'>,
  locale: string,
): string {
  return actorKind === 'system' ? say(locale, systemNames[actorName] ?? actorName) : actorName;
}
