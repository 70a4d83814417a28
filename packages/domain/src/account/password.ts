/** The shortest and the longest password; the upper bound keeps the hashing of one login affordable. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 200;

/** What is wrong with a new password and its repetition, or null. Two that differ are named first. */
export function passwordProblem(
  password: string,
  repeated: string,
): 'mismatch' | 'tooShort' | 'tooLong' | null {
  if (password !== repeated) return 'mismatch';
  if (password.length < MIN_PASSWORD_LENGTH) return 'tooShort';
  return password.length > MAX_PASSWORD_LENGTH ? 'tooLong' : null;
}
