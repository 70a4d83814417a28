export { keepWaitingStyle } from './waiting-style';
