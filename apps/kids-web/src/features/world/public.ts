export { keepWaitingStyle, useWaitingStyle } from './waiting-style';
