import { BASE_AVATARS } from '@herohood/domain/children/hero';
import { HABIT_PICTURES } from '@herohood/domain/habits/pictures';
import { AVATAR_CATALOGUE, YEARLY_AVATARS } from '@herohood/domain/shop/avatar-catalogue';
import { GEAR_CATALOGUE } from '@herohood/domain/shop/gear-catalogue';
import { actOfHabit, heroActs } from '@herohood/ui/hero-acts/act-of-habit';
import { HeroArt, poses } from '@herohood/ui/hero-art/hero-art';
import { render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { avatarName } from './avatars';

const FROM_THE_FUTURE = 'from-the-future';
const TYPES = [...BASE_AVATARS, ...AVATAR_CATALOGUE, ...YEARLY_AVATARS].map(
  ({ avatarType, art }) => [avatarType, art] as const,
);

/** The markup of a drawn hero once its picture has come. */
async function drawn(
  avatarType: string,
  equippedGear: string[] = [],
  doing: Pick<ComponentProps<typeof HeroArt>, 'pose' | 'act'> = {},
): Promise<string> {
  const { container, unmount } = render(
    <HeroArt avatarType={avatarType} size={100} gear={equippedGear} {...doing} />,
  );
  const pose = doing.act ? 'act' : (doing.pose ?? 'stand');
  await waitFor(() => expect(container.querySelector(`[data-pose="${pose}"]`)).not.toBeNull());
  await waitFor(() => expect(container.querySelector('svg svg, [data-part="face"]')).not.toBeNull());
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

const BASE_TYPES = BASE_AVATARS.map(({ avatarType }) => avatarType);

test.each(BASE_TYPES)('%s has a drawing of their own for every pose and every act', async (avatarType) => {
  const drawings = new Map<string, string>();
  for (const pose of poses) drawings.set(await drawn(avatarType, [], { pose }), pose);
  const pictures = heroActs.map((act) => HABIT_PICTURES.find((picture) => actOfHabit(picture) === act)!);
  for (const act of pictures) drawings.set(await drawn(avatarType, [], { act }), act);
  expect([...drawings.values()]).toEqual([...poses, ...pictures]);
});

test.each(BASE_TYPES)('%s wears every piece of gear, and wears it in every pose', async (avatarType) => {
  const { container } = render(
    GEAR_CATALOGUE.map(({ id }, index) => (
      <span key={id} data-worn={id}>
        <HeroArt avatarType={avatarType} size={100} gear={[id]} pose={poses[index % poses.length]!} />
      </span>
    )),
  );
  for (const { id } of GEAR_CATALOGUE)
    await waitFor(() =>
      expect(container.querySelector(`[data-worn="${id}"] [data-gear="${id}"]`)).not.toBeNull(),
    );
});

test('what is held makes room for what a mission needs', async () => {
  const acting = await drawn('ninja', ['crystal-crown'], { act: 'teeth' });
  expect(acting).toContain('data-gear="crystal-crown"');
  const { container } = render(
    <HeroArt avatarType="ninja" size={100} gear={['heros-sword', 'crystal-crown']} act="teeth" />,
  );
  await waitFor(() => expect(container.querySelector('[data-gear="crystal-crown"]')).not.toBeNull());
  expect(container.querySelector('[data-gear="heros-sword"]')).toBeNull();
});

test('a hero with a name is a picture of that name, whatever they do', async () => {
  render(<HeroArt avatarType="princess" size={100} label="Nia" pose="dance" />);
  expect(screen.getByRole('img', { name: 'Nia' })).toBeInTheDocument();
});

test('every picture of a habit has an act, and a picture that is newer than this app the general one', () => {
  const acts = new Map(HABIT_PICTURES.map((picture) => [picture, actOfHabit(picture)]));
  expect(new Set(acts.values())).toEqual(new Set(heroActs));
  expect([...acts].flatMap(([picture, act]) => (act === 'do' ? [picture] : []))).toEqual([
    'backpack',
    'keys',
    'shopping',
    'repair',
    'bus',
    'alarm',
    'chess',
    'puzzle',
    'star',
    'timer',
    'coins',
  ]);
  expect(actOfHabit('juggling')).toBe('do');
});
