import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Celebration, endCelebration, readCelebrations, setCelebrations } from '../../lib/celebrations';
import { renderPiece } from '../../testing/render';
import { user } from '../../testing/user';
import { PraiseCelebration } from './praise-celebration';

type Praise = Extract<Celebration, { kind: 'praise' }>;

const said = (completionId: string, change: Partial<Praise> = {}): Praise => ({
  ...{ kind: 'praise', completionId, sticker: 'sticker-01', message: null, voiceUrl: null },
  ...{ from: 'Rana', at: '2026-03-10T08:00:00.000Z' },
  ...change,
});
const rested: Celebration = { kind: 'rested', streak: 3 };

test.each([
  ['Rana is proud of you', {}],
  ['Rana says', { message: 'How clean!' }],
  ['Your family is proud of you', { from: 'Tom', message: 'How clean!' }],
])('all praise that waits is one card: %s', async (title, other) => {
  const first = said('c1');
  setCelebrations([first, rested, said('c2', other)]);
  renderPiece(<PraiseCelebration praise={first} onClose={endCelebration} />);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getAllByRole('img', { name: /^a sticker/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Thank you!' }));
  expect(readCelebrations()).toEqual([rested]);
});
