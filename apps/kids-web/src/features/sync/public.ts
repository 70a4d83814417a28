export { freshTap, type SentTap } from './tap';
export { setGoing } from './use-hero-sync';
