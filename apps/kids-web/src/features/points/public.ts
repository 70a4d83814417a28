export { middleOf, POINTS_ID, type Point, XP_BAR_ID } from './flight-path';
