import type { Readable } from 'node:stream';
import { makeLinkForParent, setPasswordOfParent } from '@herohood/api/account/operator-password';
import { passwordField } from '@herohood/domain/account/schema';
import { AdminError } from './admin-error';
import { type AdminOptions, withFamilies, withPorts } from './open-admin';

/** More than any password; a file that was piped in by mistake is not read to its end. */
const MAX_INPUT = 2_000;

/**
 * Helps a parent who cannot sign in: prints a link that sets a new password once, or sets the one on the first line of
 * `passwordFrom`. A password is never an argument: those show in lists of processes.
 */
export function resetPasswordOf(
  options: AdminOptions,
  { email, passwordFrom }: { email: string; passwordFrom: Readable | null },
) {
  return withFamilies(options, async (admin) => {
    const password = passwordFrom && (await readPassword(passwordFrom));
    await withPorts(admin, async (ports) => {
      if (password !== null) {
        await setPasswordOfParent(ports, { email, password });
        admin.say('The new password is set, and all sessions of this parent have ended.');
        return;
      }
      const { link } = await makeLinkForParent(ports, email);
      if (admin.env.PUBLIC_URL === undefined)
        admin.complain('PUBLIC_URL is not set: the link is for this machine.');
      admin.say(link);
      admin.complain('It works once, within 60 minutes.');
    });
  });
}

async function readPassword(input: Readable): Promise<string> {
  let text = '';
  for await (const chunk of input) {
    text += String(chunk);
    if (text.includes('\n') || text.length > MAX_INPUT) break;
  }
  const parsed = passwordField.safeParse(text.split(/\r?\n/)[0] ?? '');
  if (parsed.success) return parsed.data;
  throw new AdminError(parsed.error.issues[0]?.message ?? 'The password cannot be used.');
}
