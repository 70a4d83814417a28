import { BASE_AVATARS } from '@herohood/domain/children/hero';
import { HABIT_PICTURES } from '@herohood/domain/habits/pictures';
import { AVATAR_CATALOGUE, YEARLY_AVATARS } from '@herohood/domain/shop/avatar-catalogue';
import { GEAR_CATALOGUE } from '@herohood/domain/shop/gear-catalogue';
import { actOfHabit, heroActs } from '@herohood/ui/hero-acts/act-of-habit';
import { HeroArt, poses } from '@herohood/ui/hero-art/hero-art';
import { render, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { avatarName } from './avatars';

type Hero = { avatarType: string; gear?: string[] } & Pick<ComponentProps<typeof HeroArt>, 'pose' | 'act'>;

const FROM_THE_FUTURE = 'from-the-future';
const TYPES = [...BASE_AVATARS, ...AVATAR_CATALOGUE, ...YEARLY_AVATARS].map(({ avatarType }) => avatarType);
const BASE_TYPES = BASE_AVATARS.map(({ avatarType }) => avatarType);
const GEAR = GEAR_CATALOGUE.map(({ id }) => id);

function isDrawn(place: Element, { pose = 'stand', act, gear = [] }: Hero): boolean {
  const parts = [`[data-pose="${act ? 'act' : pose}"]`, 'svg svg, [data-part="face"]'];
  const worn = gear.filter((id) => id !== FROM_THE_FUTURE).map((id) => `[data-gear="${id}"]`);
  return [...parts, ...worn].every((part) => place.querySelector(part) !== null);
}

/** The markup of each hero once all their pictures have come: of what they wear the ids are left out. */
async function drawn(heroes: readonly Hero[]): Promise<string[]> {
  const { container, unmount } = render(
    heroes.map((hero) => (
      <span key={JSON.stringify(hero)}>
        <HeroArt size={100} {...hero} />
      </span>
    )),
  );
  const places = [...container.children];
  await waitFor(() => expect(heroes.filter((hero, n) => !isDrawn(places[n]!, hero))).toEqual([]));
  const markups = places.map(({ innerHTML }, n) =>
    (heroes[n]!.gear ?? []).reduce((markup, id) => markup.replaceAll(id, ''), innerHTML),
  );
  unmount();
  return markups;
}

/** Of heroes that look the same, only one. */
async function unlike(heroes: readonly Hero[]): Promise<Hero[]> {
  const markups = await drawn(heroes);
  return heroes.filter((_, n) => markups.indexOf(markups[n]!) === n);
}

test('every avatar that a hero can have is drawn, none like another, and has a name of its own', async () => {
  const heroes = TYPES.map((avatarType) => ({ avatarType }));
  expect(await unlike(heroes)).toEqual(heroes);
  const names = TYPES.map(avatarName);
  expect(new Set(names).size).toBe(TYPES.length);
  expect(names).toContain('Clever Fox');
});

test('every piece of gear is drawn on the hero, and none like another; what is unknown is left off', async () => {
  const heroes = GEAR.map((id) => ({ avatarType: 'robot', gear: [id] }));
  expect(await unlike(heroes)).toEqual(heroes);
  const [both, one] = await drawn([
    { avatarType: 'robot', gear: [FROM_THE_FUTURE, 'crystal-crown'] },
    { avatarType: 'robot', gear: ['crystal-crown'] },
  ]);
  expect(both).toBe(one);
});

test.each(BASE_TYPES)('%s has a drawing of their own for every pose and every act', async (avatarType) => {
  const pictures = heroActs.map((act) => HABIT_PICTURES.find((picture) => actOfHabit(picture) === act)!);
  const heroes = [
    ...poses.map((pose) => ({ avatarType, pose })),
    ...pictures.map((act) => ({ avatarType, act })),
  ];
  expect(await unlike(heroes)).toEqual(heroes);
});
