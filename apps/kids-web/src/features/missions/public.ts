export type { DayCount } from './day-count';
export { ownPhotoOf } from './photo/mission-photo';
export { forgetRuns } from './tool/tool-runs';
