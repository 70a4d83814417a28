import { toast } from './toast';

/** What is wrong with a form: the toast to show and a message for each field concerned, the first one first. */
export interface Complaint {
  toast: { title: string; message: string };
  fields: Record<string, string>;
}

/** The part of a Mantine form that can be told what is wrong with it. */
export interface Form {
  setErrors: (errors: Record<string, string>) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

/** Marks the fields concerned, and goes to the first of them. */
export function markFields(form: Form, fields: Record<string, string>): void {
  form.setErrors(fields);
  const [first] = Object.keys(fields);
  if (first) form.getInputNode(first)?.focus();
}

/** Marks the fields concerned, goes to the first of them and says why. */
export function complain(form: Form, { toast: text, fields }: Complaint): void {
  markFields(form, fields);
  toast.error(text);
}

/** Goes to the first field of a form that is marked as wrong. Out: whether there is one, and the form must wait. */
export function focusFaulty(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null;
}
