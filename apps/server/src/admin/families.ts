import { readDemoLogins } from '@herohood/api/demo/read-demo-logins';
import { pruneEverything } from '@herohood/api/prune-everything';
import { grantAccess } from '@herohood/api/subscription/grant-access';
import { listFamilies, listParentEmails } from '@herohood/db/family/operator-queries';
import { normaliseFamilyCode } from '@herohood/domain/family/family-code';
import { AdminError } from './admin-error';
import { type AdminOptions, withFamilies, withPorts } from './open-admin';

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

/** Gives a family paid access up to and including a day, without a payment. */
export function grant(options: AdminOptions, input: { familyCode: string; until: string }) {
  return withFamilies(options, (admin) =>
    withPorts(admin, async (ports) => {
      await grantAccess(ports, input);
      admin.say(
        `Family ${normaliseFamilyCode(input.familyCode)} has full access up to and including ${input.until}.`,
      );
    }),
  );
}

/** Prints how to sign in as the demo family. @throws AdminError without one, or when its owner has another password */
export function demoLogins(options: AdminOptions) {
  return withFamilies(options, (admin) =>
    withPorts(admin, async (ports) => {
      const logins = await readDemoLogins(ports);
      if (!logins) throw new AdminError('There is no demo family here, or its owner changed the password.');
      for (const { firstName, email } of logins.parents)
        admin.say(`Parent ${firstName}: e-mail ${email}, password ${logins.password}`);
      for (const { name, username, pin } of logins.heroes)
        admin.say(`Hero ${name}: family code ${logins.familyCode}, username ${username}, PIN ${pin}`);
    }),
  );
}

/** Deletes now what the worker deletes each hour, and says how much it was. */
export function prune(options: AdminOptions) {
  return withFamilies(options, (admin) =>
    withPorts(admin, async (ports) => {
      const shown = admin.showProgress({ doing: 'Pruning', total: 0, unit: 'kinds' });
      const counts = await pruneEverything(ports, { onKind: shown.at }).finally(shown.end);
      for (const [kind, count] of Object.entries(counts)) admin.say(`${kind}: ${count}`);
    }),
  );
}
