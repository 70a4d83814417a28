import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { makeProcedures } from '../../testing/fixtures';
import { renderApp } from '../../testing/render';
import { answer, Refusal, server } from '../../testing/trpc-server';
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

test('a tap on a thing and a tap on a place put it there, and it is kept', async () => {
  const { room } = roomServer();
  renderApp('/kids?tab=world');
  await user.click(await shelfItem(/^Soft bed/));
  expect(screen.getByText('Soft bed: now tap its place in the room.')).toBeVisible();
  touchPlace(2, 5);
  expect(await screen.findByRole('button', { name: 'Soft bed, place 3 of 12, row 6 of 8' })).toHaveFocus();
  await waitFor(() => expect(room.items).toEqual([{ itemId: 'furniture-bed', x: 2, y: 5, layer: 0 }]));
  expect(within(await shelf()).queryByRole('button', { name: /^Soft bed/ })).not.toBeInTheDocument();
  // What has just been put there is in the hand still, and moves with the next touch.
  touchPlace(0, 7);
  await waitFor(() => expect(room.items).toEqual([{ itemId: 'furniture-bed', x: 0, y: 7, layer: 0 }]));
  expect(await screen.findByText('Your room is kept.')).toBeVisible();
});

test('keys put things up, move them, put them away and undo', async () => {
  const { room } = roomServer();
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

test('without network the room is kept on the device, also over a reload, and goes out with the network', async () => {
  const { room } = roomServer();
  const visit = renderApp('/kids?tab=world');
  const bed = await shelfItem(/^Soft bed/);
  server.use(http.all('*/trpc/:names', () => HttpResponse.error()));
  await user.click(bed);
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
  expect(await screen.findByRole('button', { name: 'Soft bed, place 3 of 12, row 6 of 8' })).toBeVisible();
  await waitFor(() => expect(room.items).toHaveLength(1));
  expect(await screen.findByText('Your room is kept.')).toBeVisible();
});

test('what the hero does not own any more leaves the room, and they are told', async () => {
  const room = { items: [] as Pieces, owned: [BED] };
  answer(
    makeProcedures({
      'world.room': () => room,
      'world.arrangeRoom': () => {
        throw new Refusal(409, 'You do not own that.', { code: 'ITEM_NOT_OWNED' });
      },
    }),
  );
  renderApp('/kids?tab=world');
  await user.click(await shelfItem(/^Soft bed/));
  touchPlace(2, 5);
  expect(await screen.findByText(/^Something in the room was not yours/)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /^Soft bed, place/ })).not.toBeInTheDocument(),
  );
});

test('a room that cannot be opened can be tried again; without a thing it says how the first one comes', async () => {
  let isBroken = true;
  answer(
    makeProcedures({
      'world.room': () => {
        if (isBroken) throw new Refusal(500, 'stack');
        return { items: [], owned: [] };
      },
    }),
  );
  renderApp('/kids?tab=world');
  expect(await screen.findByText('The door is stuck')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your room waits for its first thing')).toBeVisible();
  expect(screen.getByText(/Some chests hold a find/)).toBeVisible();
});
