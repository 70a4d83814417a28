import { BASE_AVATARS } from '@herohood/domain/children/hero';
import { AVATAR_CATALOGUE } from '@herohood/domain/shop/avatar-catalogue';
import { GEAR_CATALOGUE } from '@herohood/domain/shop/gear-catalogue';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aHero } from '../../testing/fixtures';
import { avatarName } from './avatars';
import { gearWornBy } from './gear-worn-by';

const TYPES = [...BASE_AVATARS, ...AVATAR_CATALOGUE].map(({ avatarType, art }) => [avatarType, art] as const);

/** The markup of a drawn hero once its picture has come. */
async function drawn(avatarType: string, equippedGear: string[] = []): Promise<string> {
  const gear = gearWornBy(aHero(1, { equippedGear }));
  const { container, unmount } = render(<HeroArt avatarType={avatarType} size={100} gear={gear} />);
  await waitFor(() => expect(container.querySelector('svg svg')).not.toBeNull());
  const { innerHTML } = container;
  unmount();
  return innerHTML;
}

test('every avatar that a hero can have is drawn, and none like another', async () => {
  const drawings = new Map<string, string>();
  for (const [avatarType] of TYPES) drawings.set(await drawn(avatarType), avatarType);
  expect([...drawings.values()]).toEqual(TYPES.map(([avatarType]) => avatarType));
});

test('every avatar has a name of its own', () => {
  const names = TYPES.map(([avatarType]) => avatarName(avatarType));
  expect(new Set(names).size).toBe(TYPES.length);
  expect(names).toContain('Clever Fox');
});

test.each(GEAR_CATALOGUE.map(({ id, name }) => [name, id]))('%s shows on the hero', async (_, id) => {
  expect(await drawn('robot', [id])).not.toBe(await drawn('robot'));
});

test('worn gear that this app does not know yet is left off', () => {
  expect(gearWornBy(aHero(1, { equippedGear: ['from-the-future', 'crystal-crown'] }))).toEqual([
    { gearType: 'helmet', rarity: 'epic' },
  ]);
});
