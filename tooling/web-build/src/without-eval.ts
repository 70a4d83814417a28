import { join } from 'node:path';

/** In a browser zod is this project's own door to it, which lets it compile no code; whoever imports `zod` gets that. */
export const WITHOUT_EVAL = [
  { find: /^zod$/, replacement: join(import.meta.dirname, 'zod-without-eval.ts') },
];
