/** By this address the demo's family is known from others. */
export const DEMO_OWNER_EMAIL = 'parent@herohood.example';
/** Everybody can read it here. */
export const DEMO_PASSWORD = 'adventure-time';
const DEMO_EMAIL = /@herohood\.example$/;

/** Whether somebody signs in with what is published of the demo family. */
export function isDemoLogin({ email, password }: { email: string; password: string }): boolean {
  return password === DEMO_PASSWORD && DEMO_EMAIL.test(email);
}
