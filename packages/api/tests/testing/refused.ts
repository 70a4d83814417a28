import { presentError } from '../../src/errors';

/** The code that a call was refused with; throws when it was not. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    return presentError(error).code;
  }
  throw new Error('The call was not refused.');
}
