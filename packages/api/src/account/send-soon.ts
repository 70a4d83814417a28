import type { MailPort, Ports } from '../context';

export type Mail = Parameters<MailPort['send']>[0];

/**
 * Makes and sends a mail after the act has answered: neither a slow mail server nor a failing one is the caller's
 * matter, and an answer's time must not tell whether there was somebody to write to. `compose` may find that there is nobody.
 * A mail that could not be sent is logged by `what` it was, without address and text.
 *
 * @returns what resolves when it is out, or logged; acts of a request do not wait for it
 */
export function sendSoon(
  ports: Pick<Ports, 'mail' | 'log'>,
  what: string,
  compose: () => Promise<Mail | null>,
): Promise<void> {
  return (async () => {
    const mail = await compose();
    if (mail) await ports.mail.send(mail);
  })().catch((err: unknown) => ports.log.error({ err, what }, 'a mail could not be sent'));
}
