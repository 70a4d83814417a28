import { BadSettingError } from './env';
import { reasonOf } from './reason';

/** A start that failed for a reason the operator can mend; `message` is the one line to show. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** @returns the line for the operator, or null when the error is a fault of ours and its stack is wanted. */
export function lineForOperator(error: unknown): string | null {
  return error instanceof BadSettingError || error instanceof StartError ? error.message : null;
}

/** Runs one step of the start and names the setting that decides it when it fails. */
export async function startStep<T>(setting: string, what: string, step: () => Promise<T>): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (lineForOperator(error) !== null) throw error;
    throw new StartError(`${setting}: ${what} (${reasonOf(error)})`, { cause: error });
  }
}
