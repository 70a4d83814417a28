import { describe, expect, it } from 'vitest';
import { REWARD_IDEAS } from '../rewards/reward-ideas';
import { createRewardInput } from '../rewards/schema';
import { HABIT_XP_OPTIONS } from './choices';
import { FIRST_HABITS, HABIT_IDEAS } from './habit-ideas';
import { AGE_BANDS, ageBandOf } from './idea';
import { PACKS } from './packs';
import { HABIT_PICTURES } from './pictures';
import { createMasterHabitInput, habitIdeaSchema } from './schema';

const all = [...HABIT_IDEAS, ...REWARD_IDEAS];
const HERO = '00000000-0000-4000-8000-000000000001';

describe('the library', () => {
  it('has at least 80 habits, 40 rewards and 60 pictures, none twice', () => {
    expect(HABIT_IDEAS.length).toBeGreaterThanOrEqual(80);
    expect(REWARD_IDEAS.length).toBeGreaterThanOrEqual(40);
    expect(new Set(HABIT_PICTURES).size).toBeGreaterThanOrEqual(60);
    for (const key of ['id', 'name'] as const) {
      expect(new Set(HABIT_IDEAS.map((idea) => idea[key])).size).toBe(HABIT_IDEAS.length);
      expect(new Set(REWARD_IDEAS.map((idea) => idea[key])).size).toBe(REWARD_IDEAS.length);
    }
  });

  it('holds nothing that a family could not have as it is', () => {
    for (const { name, description, icon, xpReward, tool } of HABIT_IDEAS) {
      expect(createMasterHabitInput.parse({ name, description, icon, xpReward, tool }).tool).toEqual(tool);
      expect(HABIT_XP_OPTIONS).toContain(xpReward);
    }
    for (const { name, description, icon, type, cost } of REWARD_IDEAS) {
      expect(createRewardInput.parse({ id: HERO, name, description, icon, type, cost }).name).toBe(name);
    }
    for (const idea of HABIT_IDEAS) expect(habitIdeaSchema.parse(idea)).toEqual(idea);
  });

  it('brings a tool of each kind, and steps with pictures that there are', () => {
    const tools = HABIT_IDEAS.map(({ tool }) => tool);
    const kinds = new Set(tools.map((tool) => (tool === 'none' ? tool : tool.kind)));
    expect([...kinds].sort()).toEqual(['brush', 'none', 'steps', 'timer']);
    const steps = tools.flatMap((tool) => (tool !== 'none' && tool.kind === 'steps' ? tool.steps : []));
    for (const { picture } of steps) expect(HABIT_PICTURES).toContain(picture);
  });

  it('has something for every age, and each pack something in it', () => {
    for (const band of AGE_BANDS) {
      expect(HABIT_IDEAS.filter(({ ages }) => ages.includes(band)).length).toBeGreaterThan(40);
      expect(REWARD_IDEAS.filter(({ ages }) => ages.includes(band)).length).toBeGreaterThan(15);
    }
    for (const { id } of PACKS) {
      expect(all.filter(({ packs }) => packs.includes(id)).length, id).toBeGreaterThanOrEqual(3);
    }
  });

  it('begins with three missions that are good for the age', () => {
    for (const band of AGE_BANDS) {
      const first = FIRST_HABITS[band].map((id) => HABIT_IDEAS.find((idea) => idea.id === id));
      for (const idea of first) expect(idea?.ages, `${band}: ${idea?.name}`).toContain(band);
    }
  });
});

it.each([
  [0, '4-6'],
  [6, '4-6'],
  [7, '7-9'],
  [10, '10-13'],
  [18, '10-13'],
  [null, null],
])('who is %s is in the band %s', (age, band) => {
  expect(ageBandOf(age)).toBe(band);
});
