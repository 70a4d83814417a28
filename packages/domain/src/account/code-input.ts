/** How many characters a field takes for a family code; a code itself has six (rules: family). */
export const FAMILY_CODE_INPUT_LENGTH = 8;
