import { BASE_AVATARS } from '@herohood/domain/children/hero';
import { AVATAR_CATALOGUE, YEARLY_AVATARS } from '@herohood/domain/shop/avatar-catalogue';
import { GEAR_CATALOGUE } from '@herohood/domain/shop/gear-catalogue';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { avatarName } from './avatars';

const FROM_THE_FUTURE = 'from-the-future';
const TYPES = [...BASE_AVATARS, ...AVATAR_CATALOGUE, ...YEARLY_AVATARS].map(
  ({ avatarType, art }) => [avatarType, art] as const,
);

/** The markup of a drawn hero once its picture has come. */
async function drawn(avatarType: string, equippedGear: string[] = []): Promise<string> {
  const { container, unmount } = render(<HeroArt avatarType={avatarType} size={100} gear={equippedGear} />);
  await waitFor(() => expect(container.querySelector('svg svg')).not.toBeNull());
  for (const id of equippedGear.filter((id) => id !== FROM_THE_FUTURE)) {
    await waitFor(() => expect(container.querySelector(`[data-gear="${id}"]`)).not.toBeNull());
  }
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

test('every piece of gear is drawn on the hero, and none like another', async () => {
  const drawings = new Map<string, string>();
  for (const { id } of GEAR_CATALOGUE) {
    const drawing = await drawn('robot', [id]);
    drawings.set(drawing.replaceAll(id, ''), id);
  }
  expect([...drawings.values()]).toEqual(GEAR_CATALOGUE.map(({ id }) => id));
});

test('worn gear that this app does not know yet is left off', async () => {
  expect(await drawn('robot', [FROM_THE_FUTURE, 'crystal-crown'])).toBe(
    await drawn('robot', ['crystal-crown']),
  );
});
