import { findParentByEmail } from '@herohood/db/account/queries';
import { lockThrottles, saveThrottle, type ThrottleRow } from '@herohood/db/account/throttle-queries';
import {
  admitResetRequest,
  RESETS_PER_ACCOUNT,
  RESETS_PER_ADDRESS,
  type ResetDecision,
} from '@herohood/domain/account/reset-limit';
import type { requestPasswordResetInput } from '@herohood/domain/account/schema';
import type * as z from 'zod';
import type { RequestContext } from '../context';
import { tooManyTries } from './login-guard';
import { passwordResetMail } from './mail-texts';
import { makeResetLink } from './reset-link';
import { sendSoon } from './send-soon';

/**
 * Mails a one-time link to a new password. The answer is the same, and as quick, whether or not somebody has this
 * e-mail: looking it up belongs to what happens after it. At most three mails an hour and account, silently; at most ten
 * requests an hour and address (429).
 */
export async function requestPasswordReset(
  ctx: RequestContext,
  { email }: z.output<typeof requestPasswordResetInput>,
): Promise<{ ok: true }> {
  const { account, address } = await countRequest(ctx, email);
  if (address.kind === 'tooMany') throw tooManyTries(address.retryAfter);
  if (account.kind === 'admitted') {
    void sendSoon(ctx, 'a password reset link', async () => {
      const parent = await findParentByEmail(ctx.db, email);
      const made = parent && (await makeResetLink(ctx, { familyId: parent.familyId, parentId: parent.id }));
      return made ? passwordResetMail({ ...made.parent, link: made.link }) : null;
    });
  }
  return { ok: true };
}

/** Counts by what was typed, known or not: the counts tell nobody which e-mails exist. */
async function countRequest(ctx: RequestContext, email: string) {
  const { secrets, request } = ctx;
  const keys = {
    account: secrets.digest(`reset:${email}`),
    address: secrets.digest(`reset-address:${request.address}`),
  };
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const rows = await lockThrottles(tx, [keys.account, keys.address]);
    const decide = (key: string, limit: number) => admitResetRequest(toRequests(rows.get(key)), now, limit);
    const address = decide(keys.address, RESETS_PER_ADDRESS);
    const account = decide(keys.account, RESETS_PER_ACCOUNT);
    if (address.kind === 'admitted') {
      await saveThrottle(tx, toRow(keys.address, address));
      if (account.kind === 'admitted') await saveThrottle(tx, toRow(keys.account, account));
    }
    return { account, address };
  });
}

function toRequests(row: ThrottleRow | undefined) {
  return row ? { windowStartedAt: row.windowStart, count: row.windowFailures } : null;
}

function toRow(key: string, { state }: Extract<ResetDecision, { kind: 'admitted' }>): ThrottleRow {
  return {
    key,
    // Belongs to no account: a new password must not open the way for more mails.
    accountId: null,
    failures: 0,
    lockedUntil: null,
    windowStart: state.windowStartedAt,
    windowFailures: state.count,
    updatedAt: state.windowStartedAt,
  };
}
