import type { Mail } from './mail';

/** A mail as the library takes it, with its language for programs that read it aloud or translate it. */
export function messageOf({ locale, ...mail }: Mail, from: string) {
  return { from, ...mail, headers: { 'Content-Language': locale } };
}
