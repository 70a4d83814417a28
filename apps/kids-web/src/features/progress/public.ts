export type { Streak } from './use-streak';
