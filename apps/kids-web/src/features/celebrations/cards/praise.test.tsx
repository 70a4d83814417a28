import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeHero } from '../../../testing/fixtures';
import { renderPiece } from '../../../testing/render';
import type { Item } from '../parties';
import { PraiseCelebration } from './praise';

const said = (id: string, change: Partial<Item<'praise'>> = {}): Item<'praise'> => ({
  ...{ kind: 'praise', id, sticker: 'sticker-01', message: null, voiceUrl: null, from: 'Rana' },
  ...change,
});

test.each([
  ['Rana is proud of you', {}],
  ['Rana says', { message: 'How clean!' }],
  ['Your family is proud of you', { from: 'Tom', message: 'How clean!' }],
])('one card has all stickers: %s', async (title, other) => {
  renderPiece(
    <PraiseCelebration hero={makeHero()} items={[said('1'), said('2', other)]} onClose={() => {}} />,
  );
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getAllByRole('img', { name: /^a sticker/ })).toHaveLength(2);
});
