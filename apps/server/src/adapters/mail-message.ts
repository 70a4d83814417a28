import type { MailPort } from '@herohood/api/context';

export type Mail = Parameters<MailPort['send']>[0];

/** One way for mails to go out. */
export interface MailWay {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/**
 * A mail as the library takes it, with its language for programs that read it aloud or translate it. Programs do not answer
 * what a program wrote (RFC 3834).
 */
export function messageOf({ locale, ...mail }: Mail, from: string) {
  return { from, ...mail, headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' } };
}
