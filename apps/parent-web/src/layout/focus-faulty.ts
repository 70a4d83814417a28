/** Goes to the first field of a form that is marked as wrong. Out: whether there is one, and the form must wait. */
export function focusFaulty(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null;
}
