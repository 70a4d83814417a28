/** Whether `bytes` hold `expected` from position `at` on. */
export function hasBytes(bytes: Uint8Array, at: number, expected: readonly number[]): boolean {
  return expected.every((byte, i) => bytes[at + i] === byte);
}

/** The byte values of plain ASCII text. */
export function asciiBytes(text: string): number[] {
  return [...text].map((char) => char.charCodeAt(0));
}
