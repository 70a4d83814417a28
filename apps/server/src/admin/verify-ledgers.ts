import { findLedgerViolations } from '@herohood/db/points/ledger-findings';
import { type Admin, type AdminOptions, withFamilies } from './open-admin';

const SHOWN_ROWS = 20;

/** Whether all balances are the sums of their ledgers and nothing was paid twice; what is wrong is listed. */
export function verifyLedgers(options: AdminOptions): Promise<boolean> {
  return withFamilies(options, tellLedgers);
}

/** The same for a database that is open already. */
export async function tellLedgers({
  sql,
  say,
  showProgress,
}: Pick<Admin, 'sql' | 'say' | 'showProgress'>): Promise<boolean> {
  const shown = showProgress({ doing: 'Looking through the ledgers', total: 0, unit: 'rules' });
  const findings = await findLedgerViolations(sql, shown.at).finally(shown.end);
  for (const { rule, rows } of findings) {
    say(`${rule}: ${rows.length}`);
    for (const row of rows.slice(0, SHOWN_ROWS)) say(`  ${JSON.stringify(row)}`);
    if (rows.length > SHOWN_ROWS) say(`  … and ${rows.length - SHOWN_ROWS} more`);
  }
  if (findings.length === 0) say('All ledgers are sound.');
  return findings.length === 0;
}
