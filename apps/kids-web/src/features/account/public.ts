export { LogoutLine } from './logout-line';
