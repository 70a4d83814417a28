import type { KeptPraise } from '@herohood/domain/praise/schema';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeAudio, stubAudio } from '../../testing/fake-audio';
import { renderPiece } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import PraiseShelf from './praise-shelf';

beforeEach(() => void stubAudio());

const praise = (n: number, change: Partial<KeptPraise> = {}): KeptPraise => ({
  ...{ completionId: `c${n}`, sticker: null, message: `Line ${n}`, voiceUrl: null, from: 'Ada' },
  at: new Date(Date.UTC(2026, 2, 10, 8, 0, n)).toISOString(),
  ...change,
});
const show = () => renderPiece(<PraiseShelf heroId="hero-1" />);

test('a voice that does not come is told kindly, and can be tried again', async () => {
  answer({ 'praise.list': () => [praise(1, { voiceUrl: '/api/media/v' })] });
  show();
  FakeAudio.refusal = new DOMException('gone', 'NotSupportedError');
  await user.click(await screen.findByRole('button', { name: 'Listen to Ada' }));
  expect(await screen.findByText(/This voice did not come/)).toBeVisible();
  FakeAudio.refusal = null;
  await user.click(screen.getByRole('button', { name: 'Listen to Ada' }));
  expect(await screen.findByRole('button', { name: "Stop Ada's voice" })).toBeVisible();
  expect(screen.queryByText(/This voice did not come/)).not.toBeInTheDocument();
});

test('says that nothing is there yet', async () => {
  answer({ 'praise.list': () => [] });
  show();
  expect(await screen.findByText('Room for kind words')).toBeVisible();
});
