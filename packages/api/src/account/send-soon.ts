import { ACCOUNT_MAILS } from '@herohood/domain/account/account-limits';
import { textKey } from '@herohood/domain/text-key';
import type { MailPort, Ports } from '../context';
import { secondsToWait } from './count-within';

/** A mail that is sent for an account, not always to its own address. */
export type AccountMail = Parameters<MailPort['send']>[0] & { accountId: string };

type Scope = Pick<Ports, 'db' | 'now' | 'secrets' | 'mail' | 'log'>;

/** Counts a mail for its account and its address: null when it may go out, else the seconds until there is room again. */
export async function countMail(
  scope: Pick<Scope, 'db' | 'now' | 'secrets'>,
  { accountId, to }: Pick<AccountMail, 'accountId' | 'to'>,
): Promise<number | null> {
  return (
    (await secondsToWait(scope, `mails-for:${accountId}`, ACCOUNT_MAILS)) ??
    (await secondsToWait(scope, `mails-to:${textKey(to)}`, ACCOUNT_MAILS))
  );
}

/**
 * Makes and sends a mail after the act has answered: neither a slow mail server nor a failing one is the caller's
 * matter, and an answer's time must not tell whether there was somebody to write to. `compose` may find that there is nobody.
 * The operator hears of a mail that could not be sent, or is one too many for its account or its address within an hour,
 * by `what` it was, without address and text.
 *
 * @returns what resolves when it is out, or logged; acts of a request do not wait for it
 */
export function sendSoon(
  ports: Scope,
  what: string,
  compose: () => Promise<AccountMail | null>,
): Promise<void> {
  return logged(ports, what, async () => {
    const mail = await compose();
    if (!mail) return;
    if (await countMail(ports, mail)) ports.mail.noteOmitted(what);
    else await send(ports, mail);
  });
}

/** The same for a mail that `countMail` has let through. */
export function sendCounted(ports: Scope, what: string, mail: AccountMail): Promise<void> {
  return logged(ports, what, () => send(ports, mail));
}

function send({ mail }: Scope, { accountId: _, ...message }: AccountMail): Promise<void> {
  return mail.send(message);
}

async function logged({ log }: Scope, what: string, work: () => Promise<void>): Promise<void> {
  await work().catch((err: unknown) => log.error({ err, what }, 'a mail could not be sent'));
}
