import type { Complaint } from '../../lib/tell-form';
import { accountText } from '../../text/en/account';

/** The shortest password (specification, section 5). */
const PASSWORD_MIN = 6;

export interface SignInValues {
  email: string;
  password: string;
}

export interface SignUpValues extends SignInValues {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  confirmPassword: string;
  familyCode: string;
}

function emptyFields(values: Record<string, string>) {
  const missing = Object.entries(values).filter(
    ([field, value]) => !(/password/i.test(field) ? value : value.trim()),
  );
  return Object.fromEntries(missing.map(([field]) => [field, accountText.required]));
}

/** Null when every field is filled; passwords may consist of spaces, nothing else may. */
export function checkFilled(values: Record<string, string>): Complaint | null {
  const fields = emptyFields(values);
  return Object.keys(fields).length > 0 ? { toast: accountText.missing, fields } : null;
}

/** E-mail and password are required; null when the form may be sent. */
export function checkSignIn({ email, password }: SignInValues): Complaint | null {
  return checkFilled({ email, password });
}

/** Equal passwords, then their length: the order of the specification. `field` names the first of the two. */
export function checkNewPassword(
  password: string,
  confirmPassword: string,
  field = 'password',
): Complaint | null {
  if (password !== confirmPassword) {
    return { toast: accountText.mismatch, fields: { confirmPassword: accountText.mismatch.title } };
  }
  if (password.length < PASSWORD_MIN) {
    return { toast: accountText.tooShort, fields: { [field]: accountText.passwordHint } };
  }
  return null;
}

/** Required fields, then the passwords. */
export function checkSignUp(values: SignUpValues): Complaint | null {
  const { firstName, lastName, email, password, confirmPassword } = values;
  const missing = checkFilled({ firstName, lastName, email, password });
  if (missing) return { ...missing, toast: accountText.missingRequired };
  return checkNewPassword(password, confirmPassword);
}
