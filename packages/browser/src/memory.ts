/** This browser's small memory of one app. */
export interface Memory {
  /** Keeps a value that JSON can hold. */
  remember(key: string, value: unknown): void;
  /** What was kept under this name, or null; the caller checks its shape. */
  recall(key: string): unknown;
}

/**
 * A memory whose names begin with `prefix`. Private windows and full disks make localStorage throw: then the app
 * forgets instead of failing.
 */
export function openMemory(prefix: string): Memory {
  return {
    remember(key, value) {
      try {
        localStorage.setItem(prefix + key, JSON.stringify(value));
      } catch {
        // Nothing can be kept here; everything still works for this visit.
      }
    },
    recall(key) {
      const text = read(prefix + key);
      try {
        return JSON.parse(text ?? 'null');
      } catch {
        // Kept as plain text by an earlier version.
        return text;
      }
    },
  };
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
