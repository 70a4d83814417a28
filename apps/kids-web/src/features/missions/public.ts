export type { DayCount } from './day-count';
export { ownPhotoOf } from './photo/own-photo';
export { forgetRuns } from './tool/tool-runs';
