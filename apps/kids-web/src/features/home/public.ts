export {
  familyDayAt,
  familyDaysBetween,
  familyToday,
  isBedtimeNow,
  learnFamilyClock,
  wallAt,
} from './family-clock';
export { changeRow, fetchHome, HOME, OPEN_ROW, readHome, rowOf, useHome, useOwnHero } from './home';
export { setSleptLong } from './morning';
export { type AlbumPageId, albumPages, type ShopSection, type Tab, tabs, type WorldSection } from './places';
export { useTouchedHero } from './touched-hero';
export { useOpenTab } from './use-open-tab';
export { useSection } from './use-section';
