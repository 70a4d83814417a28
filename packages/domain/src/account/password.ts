/** The shortest and the longest password; the upper bound keeps the hashing of one login affordable. */
export const MIN_PASSWORD_LENGTH = 6;
export const MAX_PASSWORD_LENGTH = 200;

/** What is tried first by who guesses: our forms advise against them (rules: sessions). */
const COMMON = new Set([
  ...[
    'password',
    'password1',
    'password123',
    'passw0rd',
    'passwort',
    'qwerty',
    'qwertz',
    'qwerty123',
    'azerty',
  ],
  ...['123456', '1234567', '12345678', '123456789', '1234567890', '123123', '111111', '000000', '654321'],
  ...['abc123', 'iloveyou', 'letmein', 'welcome', 'sunshine', 'princess', 'superman', 'dragon'],
  ...['monkey', 'football', 'master', 'family', 'herohood'],
]);

/** What is wrong with a new password and its repetition, or null. Two that differ are named first. */
export function passwordProblem(
  password: string,
  repeated: string,
): 'mismatch' | 'tooShort' | 'tooLong' | 'tooCommon' | null {
  if (password !== repeated) return 'mismatch';
  if (password.length < MIN_PASSWORD_LENGTH) return 'tooShort';
  if (COMMON.has(password.toLowerCase())) return 'tooCommon';
  return password.length > MAX_PASSWORD_LENGTH ? 'tooLong' : null;
}
