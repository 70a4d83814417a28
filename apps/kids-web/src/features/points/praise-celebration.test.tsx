import type { KeptPraise } from '@herohood/domain/praise/schema';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setMuted } from '../../lib/sound';
import { type FakeAudio, stubAudio } from '../../testing/fake-audio';
import { makeHero, makeProcedures } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { makeClaim, makeMovement } from '../../testing/reward-fixtures';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import Celebrations from './celebrations';

const hero = makeHero();
const approved: never[] = [];
const KEY = 'herohood.kids.celebrated.hero-1';

let praise: KeptPraise[];
let movements: ReturnType<typeof makeMovement>[];
let players: FakeAudio[];
let askAgain = async () => {};

beforeEach(() => {
  [praise, movements] = [[], []];
  players = stubAudio();
  act(() => setMuted(false));
  answer(
    makeProcedures({
      'praise.list': () => praise,
      'points.listTransactions': () => movements,
      'rewards.listClaims': () => [makeClaim('zoo', 'pending')],
    }),
  );
});

const said = (id: string, change: Partial<KeptPraise> = {}): KeptPraise => ({
  ...{ completionId: id, sticker: 'sticker-01', message: `Line ${id}`, voiceUrl: null, from: 'Ada' },
  at: '2026-03-10T08:00:00.000Z',
  ...change,
});

function Piece() {
  const queryClient = useQueryClient();
  askAgain = () => queryClient.invalidateQueries();
  return (
    <Celebrations
      {...{ hero, approved, isHeld: false, onCheer: () => {}, firstSnapshot: null }}
      isSettled
      sentCardId={null}
      deed={null}
    />
  );
}
async function visit() {
  renderPiece(<Piece />);
  await waitFor(() => expect(localStorage.getItem(KEY)).toContain('claim-zoo'));
}
const hear = () => act(() => askAgain());

test('praise is a party of its own, by who said it; the voice begins by itself', async () => {
  await visit();
  praise = [said('c1', { voiceUrl: '/api/media/v' })];
  await hear();
  const party = await screen.findByRole('dialog', { name: 'Ada says' });
  expect(party).toHaveTextContent('Line c1');
  expect(screen.getByRole('img', { name: 'a sticker: Gold star' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: "Stop Ada's voice" })).toBeVisible();
  expect(players.at(-1)).toMatchObject({ src: '/api/media/v', isPlaying: true });
  await user.click(screen.getByRole('button', { name: 'Thank you!' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(players.at(-1)?.isPlaying).toBe(false);
  await hear();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('where sounds are off, or the browser lets nothing sound, the voice waits for its button', async () => {
  await visit();
  act(() => setMuted(true));
  praise = [said('c1', { voiceUrl: '/api/media/v' })];
  await hear();
  const listen = await screen.findByRole('button', { name: 'Listen to Ada' });
  expect(players.at(-1)?.isPlaying).toBe(false);
  await user.click(listen);
  expect(players.at(-1)?.isPlaying).toBe(true);
});

test('of many the newest three are shown, the oldest of them first; what was taken back is not', async () => {
  await visit();
  praise = ['c4', 'c3', 'c2', 'c1'].map((id) => said(id));
  await hear();
  expect(await screen.findByText('Line c2')).toBeVisible();
  praise = praise.filter(({ completionId }) => completionId !== 'c3');
  await hear();
  await user.click(screen.getByRole('button', { name: 'Thank you!' }));
  expect(await screen.findByText('Line c4')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Thank you!' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the words of a bonus stand in its own party', async () => {
  await visit();
  praise = [said('bonus', { completionId: null, sticker: null, message: 'You helped Grandpa' })];
  movements = [makeMovement('b1', { amount: 25, message: 'You helped Grandpa' })];
  await hear();
  expect(await screen.findByRole('dialog', { name: 'Bonus points!' })).toHaveTextContent(
    'You helped Grandpa',
  );
  await user.click(screen.getByRole('button', { name: 'Hooray!' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
