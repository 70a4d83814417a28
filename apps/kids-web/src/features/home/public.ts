export {
  familyDayAt,
  familyDaysBetween,
  familyToday,
  isBedtimeNow,
  learnFamilyClock,
  wallAt,
} from './family-clock';
export { setSleptLong, useTouchedHero } from './hero-moods';
export { changeRow, fetchHome, HOME, looksOf, OPEN_ROW, readHome, rowOf, useHome, useOwnHero } from './home';
export { useOpenTab, useSection } from './open-places';
export { type AlbumPageId, albumPages, type ShopSection, type Tab, tabs, type WorldSection } from './places';
