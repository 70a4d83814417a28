import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, server } from '../../testing/trpc-server';
import { user } from '../../testing/user';

const CRAB = { itemId: 'sea-crab', kind: 'find', count: 2 } as const;
const BED = { itemId: 'furniture-bed', kind: 'furniture', count: 1 } as const;
type Pieces = { itemId: string; x: number; y: number; layer: number }[];

/** A server that keeps a room. */
function roomServer(items: Pieces = [], owned: readonly object[] = [CRAB, BED]) {
  const room = { items, owned };
  const log = answer(
    makeProcedures({
      'world.room': () => room,
      'world.arrangeRoom': ({ items }: { items: Pieces }) => Object.assign(room, { items }),
    }),
  );
  return { room, log };
}

const shelf = () => screen.findByRole('list', { name: 'What can stand here' });
const shelfItem = async (name: RegExp) => within(await shelf()).getByRole('button', { name });
const board = () => screen.getByRole('region', { name: 'The room of Mia' }).firstElementChild!;

/** Touches the room in the middle of a place: jsdom lays nothing out, so the room is given a size. */
function touchPlace(x: number, y: number) {
  const room = board();
  room.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 0, width: 1200, height: 800 });
  fireEvent.click(room, { clientX: x * 100 + 50, clientY: y * 100 + 50 });
}

test('keys put things up, move them, put them away and undo', async () => {
  const { room } = roomServer([], [CRAB]);
  renderApp('/kids?tab=world');
  (await shelfItem(/^Little crab, 2 of them/)).focus();
  await user.keyboard('{Enter}{Enter}');
  const piece = await screen.findByRole('button', { name: /^Little crab, place/ });
  expect(piece).toHaveFocus();
  await waitFor(() => expect(room.items).toHaveLength(1));
  const [{ x, y }] = room.items as [Pieces[number]];
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  await waitFor(() => expect(room.items).toEqual([{ itemId: 'sea-crab', x: x - 1, y: y - 1, layer: 0 }]));
  await user.keyboard('{Delete}');
  await waitFor(() => expect(room.items).toEqual([]));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(room.items).toHaveLength(1));
  for (let step = 0; step < 3; step += 1) await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(room.items).toEqual([]));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a piece is pulled to a new place, and out of the room onto the shelf', async () => {
  const { room } = roomServer([{ itemId: 'furniture-bed', x: 2, y: 5, layer: 0 }]);
  renderApp('/kids?tab=world');
  const piece = await screen.findByRole('button', { name: /^Soft bed, place/ });
  board().getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 0, width: 1200, height: 800 });
  const pullTo = (clientX: number, clientY: number) => {
    fireEvent.pointerDown(piece, { button: 0, clientX: 250, clientY: 550 });
    fireEvent.pointerMove(piece, { clientX, clientY });
    fireEvent.pointerUp(piece, { clientX, clientY });
    fireEvent.click(piece);
  };
  pullTo(850, 150);
  await waitFor(() => expect(room.items).toEqual([{ itemId: 'furniture-bed', x: 8, y: 1, layer: 0 }]));
  pullTo(850, 1400);
  await waitFor(() => expect(room.items).toEqual([]));
  expect(await shelfItem(/^Soft bed/)).toBeVisible();
});

test('a room begins with a bed and a lamp; what a level gave of it can be moved', async () => {
  roomServer();
  renderApp('/kids?tab=world');
  const room = within(await screen.findByRole('region', { name: 'The room of Mia' }));
  expect(room.getByRole('button', { name: 'Soft bed, place 3 of 12, row 6 of 8' })).toBeVisible();
  expect(room.getByRole('img', { name: 'Reading corner' })).toBeVisible();
});

test('a hero who is touched once more goes to their bed, and looks at what is put up', async () => {
  roomServer([{ itemId: 'furniture-bed', x: 2, y: 5, layer: 0 }]);
  renderApp('/kids?tab=world');
  const room = within(await screen.findByRole('region', { name: 'The room of Mia' }));
  const hero = room.getByRole('button', { name: 'Mia' });
  await user.click(hero);
  expect(await room.findByText('Hi! I see you.')).toBeVisible();
  await user.click(hero);
  expect(hero).toHaveAttribute('aria-description', 'Soft bed');
});

test('without network the room is kept on the device, also over a reload, and goes out with the network', async () => {
  const { room } = roomServer([], [CRAB]);
  const visit = renderApp('/kids?tab=world');
  const crab = await shelfItem(/^Little crab/);
  server.use(http.all('*/trpc/:names', () => HttpResponse.error()));
  await user.click(crab);
  touchPlace(2, 5);
  expect(await screen.findByText(/^Kept on this device/)).toBeVisible();
  visit.unmount();
  server.resetHandlers();
  answer(
    makeProcedures({
      'world.room': () => room,
      'world.arrangeRoom': ({ items }: { items: Pieces }) => Object.assign(room, { items }),
    }),
  );
  renderApp('/kids?tab=world');
  expect(await screen.findByRole('button', { name: 'Little crab, place 3 of 12, row 6 of 8' })).toBeVisible();
  await waitFor(() => expect(room.items).toHaveLength(1));
  expect(await screen.findByText('Your room is kept.')).toBeVisible();
});
