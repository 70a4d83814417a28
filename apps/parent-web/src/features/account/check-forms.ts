import { passwordProblem } from '@herohood/domain/account/password';
import type { Complaint } from '../../lib/tell-form';
import { accountText } from '../../text/en/account';

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

/** Null when the new password may be sent. `field` names the first of the two fields. */
export function checkNewPassword(
  password: string,
  confirmPassword: string,
  field = 'password',
): Complaint | null {
  const problem = passwordProblem(password, confirmPassword);
  if (problem === null) return null;
  const toast = accountText[problem];
  if (problem === 'mismatch') return { toast, fields: { confirmPassword: toast.title } };
  return { toast, fields: { [field]: problem === 'tooShort' ? accountText.passwordHint : toast.message } };
}

/** Required fields, then the passwords. */
export function checkSignUp(values: SignUpValues): Complaint | null {
  const { firstName, lastName, email, password, confirmPassword } = values;
  const missing = checkFilled({ firstName, lastName, email, password });
  if (missing) return { ...missing, toast: accountText.missingRequired };
  return checkNewPassword(password, confirmPassword);
}
