export { freshTap, type SentTap, setGoing } from './use-hero-sync';
