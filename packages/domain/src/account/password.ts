/** Specification: at least 6 characters. */
export const MIN_PASSWORD_LENGTH = 6;

/** Keeps the hashing of one login affordable. */
export const MAX_PASSWORD_LENGTH = 200;

export type PasswordProblem = 'tooShort' | 'tooLong' | 'mismatch';

/** What is wrong with a new password, or null; `repeated` is the second field of a form, where there is one. */
export function passwordProblem(password: string, repeated?: string): PasswordProblem | null {
  if (repeated !== undefined && password !== repeated) return 'mismatch';
  if (password.length < MIN_PASSWORD_LENGTH) return 'tooShort';
  return password.length > MAX_PASSWORD_LENGTH ? 'tooLong' : null;
}
