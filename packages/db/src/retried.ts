const RETRIED_CODES = new Set(['40001', '40P01']); // serialization failure, deadlock: safe to run again
const ATTEMPTS = 4;

/** Runs a transaction again when Postgres broke a deadlock by undoing it, up to four times in all. */
export async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetried(error)) throw error;
    }
  }
}

function isRetried(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ('code' in e && typeof e.code === 'string' && RETRIED_CODES.has(e.code)) return true;
  }
  return false;
}
