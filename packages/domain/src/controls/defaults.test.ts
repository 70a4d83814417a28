import { expect, it } from 'vitest';
import { controlsWithDefaults, DEFAULT_CONTROLS } from './defaults';

it('the defaults are those of ruling R13', () => {
  expect(DEFAULT_CONTROLS).toMatchObject({
    dailyScreenTime: 120,
    bonusTimePerHabit: 10,
    weekendBonus: 60,
    maxGameTimePerDay: 30,
    bedtimeMode: false,
    bedtimeStart: '20:00',
    bedtimeEnd: '07:00',
    emergencyMode: false,
    enableHabits: true,
    enableGearShop: true,
    enableMiniGames: true,
    enableRewards: true,
  });
});

it('what is missing or null falls to the default, zero and false do not', () => {
  expect(controlsWithDefaults(null)).toEqual(DEFAULT_CONTROLS);
  const stored = { weekendBonus: 0, enableRewards: false, enableHabits: null, bedtimeStart: undefined };
  expect(controlsWithDefaults(stored)).toEqual({
    ...DEFAULT_CONTROLS,
    weekendBonus: 0,
    enableRewards: false,
  });
});
