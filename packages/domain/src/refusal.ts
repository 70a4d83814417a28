import type { ErrorCode } from './errors';

/** A rule's 'no', with the code that the caller is told (rules: errors). Rules return it; they never throw it. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  kind: 'refused';
  code: Code;
  /** From when on it is possible, where time alone helps. */
  availableAt?: Date;
}

export function refuse<Code extends ErrorCode>(code: Code, availableAt?: Date | null): Refusal<Code> {
  return { kind: 'refused', code, ...(availableAt && { availableAt }) };
}
