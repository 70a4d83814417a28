import type { ParentRow } from '@herohood/db/account/queries';
import { findFamilyById } from '@herohood/db/family/queries';
import { ACCOUNT_MAILS } from '@herohood/domain/account/account-limits';
import { type Locale, localeOf } from '@herohood/domain/languages/locale';
import { textKey } from '@herohood/domain/text-key';
import type { MailPort, Ports } from '../context';
import { mailTexts } from '../text/en/mails';
import { say } from '../text/say';
import { secondsToWait } from './login-guard';

/** A mail that is sent for an account, not always to its own address. */
type AccountMail = Parameters<MailPort['send']>[0] & { accountId: string };

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

/** Whom a mail is for; `locale`: the language that they read. */
interface Account {
  id: string;
  email: string;
  locale: Locale;
}

/** A mail with a one-time link, made by the server: to a new password, or to the address that an account is to have. */
export function linkMail(
  kind: 'passwordReset' | 'confirmEmail',
  account: Account,
  link: string,
): AccountMail {
  return mailOf(kind, account, { link });
}

/** A mail about a change, with the page to sign in at: whoever did not make it must know what to do. */
export function noticeMail(
  kind: 'passwordChanged' | 'emailChangeAsked',
  account: Account,
  origin: string,
): AccountMail {
  return mailOf(kind, account, { page: `${origin}/parent/auth?mode=login` });
}

/** Tells a parent of their changed password, as `sendSoon` does. */
export function noticePasswordChanged(
  ports: Scope & Pick<Ports, 'publicOrigin'>,
  parent: ParentRow,
): Promise<void> {
  return sendSoon(ports, 'a notice of a changed password', async () => {
    const locale = await receiverLocale(ports, parent);
    return noticeMail('passwordChanged', { ...parent, locale }, ports.publicOrigin());
  });
}

/** Nothing that somebody typed goes out under this server's address: `values` are the server's own. */
function mailOf(
  kind: keyof typeof mailTexts,
  { id, email, locale }: Account,
  values: Record<string, string>,
): AccountMail {
  const { subject, text } = mailTexts[kind];
  return {
    ...{ accountId: id, to: email, locale },
    subject: say(locale, subject),
    text: say(locale, { id: text, values }),
  };
}

/** The language of a mail to a parent or helper: theirs, whoever caused it and in whatever browser (rules: languages). */
export async function receiverLocale({ db }: Pick<Ports, 'db'>, parent: ParentRow): Promise<Locale> {
  return parent.locale ?? localeOf(parent, await findFamilyById(db, parent.familyId));
}
