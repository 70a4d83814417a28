import { ACCOUNT_MAILS } from '@herohood/domain/account/account-limits';
import type { MailPort, Ports } from '../context';
import { secondsToWait } from './count-within';

/** A mail that is sent for an account, not always to its own address. */
export type AccountMail = Parameters<MailPort['send']>[0] & { accountId: string };

/**
 * Makes and sends a mail after the act has answered: neither a slow mail server nor a failing one is the caller's
 * matter, and an answer's time must not tell whether there was somebody to write to. `compose` may find that there is nobody.
 * A mail that could not be sent, or is one too many for its account or its address within an hour, is logged by `what` it
 * was, without address and text.
 *
 * @returns what resolves when it is out, or logged; acts of a request do not wait for it
 */
export function sendSoon(
  ports: Pick<Ports, 'db' | 'now' | 'secrets' | 'mail' | 'log'>,
  what: string,
  compose: () => Promise<AccountMail | null>,
): Promise<void> {
  return (async () => {
    const composed = await compose();
    if (!composed) return;
    const { accountId, ...mail } = composed;
    const isTooMany =
      (await secondsToWait(ports, `mails-for:${accountId}`, ACCOUNT_MAILS)) ??
      (await secondsToWait(ports, `mails-to:${mail.to.toLowerCase()}`, ACCOUNT_MAILS));
    if (isTooMany) return ports.log.warn({ what }, 'a mail was one too many within an hour');
    await ports.mail.send(mail);
  })().catch((err: unknown) => ports.log.error({ err, what }, 'a mail could not be sent'));
}
