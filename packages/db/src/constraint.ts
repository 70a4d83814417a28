/** Whether a write failed on the constraint or unique index of that name, however deep the driver's error is wrapped. */
export function isViolationOf(constraint: string, error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('constraint_name' in e && e.constraint_name === constraint) return true;
  }
  return false;
}
