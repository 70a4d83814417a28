import { isLikeEmail, isPhoneNumber } from '@herohood/domain/account/contact';
import { passwordProblem } from '@herohood/domain/account/password';
import type { Complaint } from '../../lib/tell-form';
import { accountText } from '../../text/en/account';

export type SignUpValues = Record<
  'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword' | 'phoneNumber' | 'familyCode',
  string
>;

/** How a parent's own facts are asked for. */
export const PERSON = {
  firstName: { label: accountText.firstName, autoComplete: 'given-name' },
  lastName: { label: accountText.lastName, autoComplete: 'family-name' },
  email: { label: accountText.email, type: 'email', autoComplete: 'email' },
  phoneNumber: { label: `${accountText.phone} (${accountText.optional})`, type: 'tel', autoComplete: 'tel' },
} as const;

/** Null when every field is filled; passwords may consist of spaces, nothing else may. */
export function checkFilled(values: Record<string, string>): Complaint | null {
  const missing = Object.entries(values).filter(
    ([field, value]) => !(/password/i.test(field) ? value : value.trim()),
  );
  if (missing.length === 0) return null;
  const fields = Object.fromEntries(missing.map(([field]) => [field, accountText.required]));
  return { toast: accountText.missing, fields };
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

/** Every field at once: what is missing, what has a wrong shape, and the passwords. Null when the form may be sent. */
export function checkSignUp(values: SignUpValues): Complaint | null {
  const { firstName, lastName, email, phoneNumber, password, confirmPassword } = values;
  const missing = checkFilled({ firstName, lastName, email, password });
  const complaints = [
    missing && { ...missing, toast: accountText.missingRequired },
    checkEmail(email),
    checkPhone(phoneNumber),
    password ? checkNewPassword(password, confirmPassword) : null,
  ].filter((complaint) => complaint !== null);
  const [first] = complaints;
  if (!first) return null;
  const fields = Object.assign({}, ...complaints.map((complaint) => complaint.fields));
  // In the order of the form: the first one gets the focus.
  const ordered = Object.keys(values).filter((field) => field in fields);
  return { toast: first.toast, fields: Object.fromEntries(ordered.map((field) => [field, fields[field]])) };
}

function checkEmail(email: string): Complaint | null {
  if (email.trim() === '' || isLikeEmail(email.trim())) return null;
  return { toast: accountText.badEmail, fields: { email: accountText.badEmail.message } };
}

function checkPhone(phoneNumber: string): Complaint | null {
  if (isPhoneNumber(phoneNumber.trim())) return null;
  return { toast: accountText.badPhone, fields: { phoneNumber: accountText.badPhone.message } };
}
