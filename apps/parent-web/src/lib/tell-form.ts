import type { ErrorCode } from '@herohood/domain/errors';
import { messageOf, readApiError } from '@herohood/ui/runtime/api-error';
import { toast } from './toast';

/** What is wrong with a form: the toast to show and a message for each field concerned, the first one first. */
export interface Complaint {
  toast: { title: string; message: string };
  fields: Record<string, string>;
}

/** The part of a Mantine form that can be told what is wrong with it. */
interface Form {
  setErrors: (errors: Record<string, string>) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

function mark(form: Form, fields: Record<string, string>): void {
  form.setErrors(fields);
  const [first] = Object.keys(fields);
  if (first) form.getInputNode(first)?.focus();
}

/** Marks the fields concerned, goes to the first of them and says why. */
export function complain(form: Form, { toast: text, fields }: Complaint): void {
  mark(form, fields);
  toast.error(text);
}

interface Refused {
  title: string;
  /** When no server answered. */
  fallback: string;
  /** The field that a refusal is about, where its code says so. */
  fieldOf?: Partial<Record<ErrorCode, string>>;
}

/** Tells what the server said: at the fields it named, and in a toast. What was typed stays. */
export function tellRefusal(form: Form, error: unknown, { title, fallback, fieldOf }: Refused): void {
  const message = messageOf(error, fallback);
  const { code, fields } = readApiError(error);
  const field = fieldOf?.[code as ErrorCode];
  mark(form, field ? { [field]: message } : fields);
  toast.error({ title, message });
}
