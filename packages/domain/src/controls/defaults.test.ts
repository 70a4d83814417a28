import { expect, it } from 'vitest';
import { DEFAULT_CONTROLS } from './defaults';

it('a hero starts with two hours, bedtime off and everything enabled', () => {
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
