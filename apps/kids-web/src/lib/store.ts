/**
 * This device's small memory. Private windows and full disks make localStorage throw: then the app forgets
 * instead of failing.
 */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`herohood.kids.${key}`, JSON.stringify(value));
  } catch {
    // Nothing can be kept here; everything still works for this visit.
  }
}

/** What was kept under this name, or null; the caller checks its shape. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`herohood.kids.${key}`) ?? 'null');
  } catch {
    return null;
  }
}
