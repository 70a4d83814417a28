export {
  clearRestrictions,
  rememberContact,
  setRestrictions,
  showEmergency,
  useRestrictions,
} from './restrictions';
export { runScreenClock } from './screen-clock';
export { type ClosableFeature, useControls } from './use-controls';
