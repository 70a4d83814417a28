import type postgres from 'postgres';
import { expect } from 'vitest';
import { findLedgerViolations } from '../points/ledger-findings';

/** After any act of any actor: ledgers sum to the balances, nothing was paid twice, stored streaks are true. */
export async function expectSoundLedgers(sql: postgres.Sql): Promise<void> {
  expect(await findLedgerViolations(sql)).toEqual([]);
}
