import { listFamilies, listParentEmails } from '@herohood/db/family/operator-queries';
import { type AdminOptions, withFamilies } from './open-admin';

/** One line a family: what an operator needs to help, and no name or e-mail unless they ask for them. */
export function listAllFamilies(options: AdminOptions, { withEmails }: { withEmails: boolean }) {
  return withFamilies(options, async ({ db, say }) => {
    const families = await listFamilies(db);
    const emails = withEmails ? await listParentEmails(db) : [];
    const rows = families.map((family) => [
      family.code,
      day(family.createdAt),
      String(family.parents),
      String(family.heroes),
      [family.status, family.plan].filter(Boolean).join(' '),
      day(family.status === 'trial' ? family.trialEndsAt : family.paidUntil),
      day(family.lastActivityAt),
      ...(withEmails
        ? [
            emails
              .filter(({ familyId }) => familyId === family.id)
              .map(({ email }) => email)
              .join(', '),
          ]
        : []),
    ]);
    const head = ['CODE', 'CREATED', 'PARENTS', 'HEROES', 'PLAN', 'UNTIL', 'LAST ACTIVITY'];
    for (const line of columns([withEmails ? [...head, 'E-MAILS'] : head, ...rows])) say(line);
  });
}

function day(at: Date | null): string {
  return at ? at.toISOString().slice(0, 10) : '–';
}

function columns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
