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

/** What is wrong with a form: the toast to show and a message for each field concerned. */
export interface Complaint {
  toast: { title: string; message: string };
  fields: Record<string, string>;
}

function emptyFields(values: Record<string, string>, isRaw: (field: string) => boolean) {
  const missing = Object.entries(values).filter(([field, value]) => !(isRaw(field) ? value : value.trim()));
  return Object.fromEntries(missing.map(([field]) => [field, accountText.required]));
}

const isPassword = (field: string) => field === 'password' || field === 'confirmPassword';

/** E-mail and password are required; null when the form may be sent. */
export function checkSignIn({ email, password }: SignInValues): Complaint | null {
  const fields = emptyFields({ email, password }, isPassword);
  return Object.keys(fields).length > 0 ? { toast: accountText.missing, fields } : null;
}

/** Required fields, then equal passwords, then their length: the order of the specification. */
export function checkSignUp(values: SignUpValues): Complaint | null {
  const { firstName, lastName, email, password, confirmPassword } = values;
  const fields = emptyFields({ firstName, lastName, email, password }, isPassword);
  if (Object.keys(fields).length > 0) return { toast: accountText.missingRequired, fields };
  if (password !== confirmPassword) {
    return { toast: accountText.mismatch, fields: { confirmPassword: accountText.mismatch.title } };
  }
  if (password.length < PASSWORD_MIN) {
    return { toast: accountText.tooShort, fields: { password: accountText.passwordHint } };
  }
  return null;
}
