/** A child's parental controls. Minutes are whole, 0–1440; bedtimes HH:MM (rules: controls). */
export interface ControlSettings {
  dailyScreenTime: number;
  bonusTimePerHabit: number;
  weekendBonus: number;
  maxGameTimePerDay: number;
  bedtimeMode: boolean;
  bedtimeStart: string;
  bedtimeEnd: string;
  emergencyMode: boolean;
  emergencyActivatedAt: Date | null;
  blockAllApps: boolean;
  limitInternet: boolean;
  parentContactEnabled: boolean;
  enableHabits: boolean;
  enableGearShop: boolean;
  enableMiniGames: boolean;
  enableRewards: boolean;
}

/** The bounds of every setting in minutes (rules: controls). */
export const MIN_CONTROL_MINUTES = 0;
export const MAX_CONTROL_MINUTES = 1440;

/** What holds for a child until a parent changes it (rules: controls). */
export const DEFAULT_CONTROLS: ControlSettings = {
  dailyScreenTime: 120,
  bonusTimePerHabit: 10,
  weekendBonus: 60,
  maxGameTimePerDay: 30,
  bedtimeMode: false,
  bedtimeStart: '20:00',
  bedtimeEnd: '07:00',
  emergencyMode: false,
  emergencyActivatedAt: null,
  blockAllApps: false,
  limitInternet: false,
  parentContactEnabled: true,
  enableHabits: true,
  enableGearShop: true,
  enableMiniGames: true,
  enableRewards: true,
};
