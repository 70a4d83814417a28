import { createTransport } from 'nodemailer';
import { type Mail, type MailWay, messageOf } from './mail-message';

/** A server that does not answer must not hold mails, and a stop, for minutes. */
const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

/** Facts of a failed delivery that name neither sender, receiver nor text. */
export class MailError extends Error {
  override readonly name = 'MailError';
}

/** Sends through an SMTP server; `smtp:` uses STARTTLS where the server offers it, `smtps:` TLS from the start. */
export function smtpMail({ url, from }: { url: string; from: string }): MailWay {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isTls ? 465 : 587) : Number(port),
    secure: isTls,
    ...(username !== '' && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A mail's text can name neither files nor addresses to fetch, even if a template ever did.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail: Mail) => {
      await transport.sendMail(messageOf(mail, from)).catch((error: unknown) => {
        throw withoutPeople(error);
      });
    },
    close: async () => transport.close(),
  };
}

/** A mail server's answer repeats the receiver, so only codes go on: into a log and no further. */
function withoutPeople(error: unknown): MailError {
  const { code, responseCode, command, message } = error as Error & {
    code?: string;
    responseCode?: number;
    command?: string;
  };
  const [verb = 'an unknown step'] = (command ?? '').split(' ').filter(Boolean);
  const facts = [networkReason(message) ?? code, responseCode].filter((fact) => fact !== undefined);
  return Object.assign(
    new MailError(`The mail server failed at ${verb} (${facts.join(' ') || 'no answer'})`),
    {
      code: code ?? 'EMAIL',
    },
  );
}

/** What the system or TLS had against the connection. The library calls all of it ESOCKET, and an answer is in none of it. */
function networkReason(message: string): string | undefined {
  if (/wrong version number/.test(message))
    return 'wrong version number: there is no TLS at this port, try smtp://';
  return /\b(?:connect|read|write) (E[A-Z]+)\b/.exec(message)?.[1];
}
