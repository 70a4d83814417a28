import type { KeptPraise } from '@herohood/domain/praise/schema';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { FakeAudio, stubAudio } from '../../testing/fake-audio';
import { setOnline } from '../../testing/network';
import { renderPiece } from '../../testing/render';
import { answer, Refusal } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import PraiseShelf from './praise-shelf';

let players: FakeAudio[] = [];

beforeEach(() => {
  players = stubAudio();
});

const praise = (n: number, change: Partial<KeptPraise> = {}): KeptPraise => ({
  ...{ completionId: `c${n}`, sticker: null, message: `Line ${n}`, voiceUrl: null, from: 'Ada' },
  at: new Date(Date.UTC(2026, 2, 10, 8, 0, n)).toISOString(),
  ...change,
});
const show = () => renderPiece(<PraiseShelf heroId="hero-1" />);

test('shows who said what: the sticker, the line and the voice', async () => {
  answer({
    'praise.list': () => [
      praise(3, { sticker: 'sticker-02', voiceUrl: '/api/media/v' }),
      praise(2, { completionId: null, message: 'You helped Grandpa' }),
    ],
  });
  show();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(within(first!).getByText('Ada says')).toBeVisible();
  expect(within(first!).getByRole('img', { name: 'a sticker: Trophy' })).toBeVisible();
  expect(second).toHaveTextContent('You helped Grandpa');
  expect(second).toHaveTextContent('with a bonus');
  await user.click(screen.getByRole('button', { name: 'Listen to Ada' }));
  expect(players.at(-1)).toMatchObject({ src: '/api/media/v', isPlaying: true, preload: 'auto' });
  await user.click(await screen.findByRole('button', { name: "Stop Ada's voice" }));
  expect(players.at(-1)?.isPlaying).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Listen to Ada' }));
  act(() => players.at(-1)?.onended?.());
  expect(screen.getByRole('button', { name: 'Listen to Ada' })).toBeVisible();
});

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

test('has 50 on a page, and the next one on demand', async () => {
  const all = Array.from({ length: 53 }, (_, index) => praise(53 - index));
  answer({
    'praise.list': ({ before }: { before?: string }) =>
      all.filter(({ at }) => !before || at < before).slice(0, 50),
  });
  show();
  expect(await screen.findAllByRole('listitem')).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show older ones' }));
  expect(await screen.findByText('Line 1')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(53);
  expect(screen.queryByRole('button', { name: 'Show older ones' })).not.toBeInTheDocument();
});

test('says when it is empty, when it failed and when there is no network', async () => {
  let isDown = true;
  answer({
    'praise.list': () => {
      if (isDown) throw new Refusal(503, 'x');
      return [];
    },
  });
  show();
  expect(await screen.findByText('We could not load your praise.')).toBeVisible();
  act(() => setOnline(false));
  expect(screen.getByText(/You are offline/)).toBeVisible();
  act(() => setOnline(true));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Room for kind words')).toBeVisible();
});
