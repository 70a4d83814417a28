import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderConsole } from '../testing/render';
import { answer, callsTo, Refusal } from '../testing/server';
import { trpc } from './api';
import { useChangeToday, useToday } from './today';
import { useAct } from './use-act';

/** One waiting call of a hero, and the button that ends it. */
function Calls({ promised }: { promised?: string }) {
  const change = useChangeToday();
  const { data = [] } = useToday(({ calls }) => calls);
  const { send, isSending } = useAct({
    call: trpc.inbox.seeCall.useMutation().mutateAsync,
    show: ({ id }) => change(({ calls }) => ({ calls: calls.filter((call) => call.id !== id) })),
    done: () => ({ title: 'Seen', onUndo: () => void send({ id: 'again' }) }),
    refresh: [trpc.useUtils().home],
    failed: { title: 'Not seen', message: promised },
  });
  return (
    <>
      <button type="button" disabled={isSending} onClick={() => void send({ id: 'one' })}>
        See
      </button>
      <p>{data.length} waiting</p>
    </>
  );
}

function show(seeCall: () => unknown, promised?: string) {
  answer({ 'today.calls': () => [{ id: 'one', childId: 'mia', at: '' }], 'inbox.seeCall': seeCall });
  return renderConsole(<Calls {...(promised && { promised })} />);
}

async function press({ user }: ReturnType<typeof show>) {
  await screen.findByText('1 waiting');
  await user.click(screen.getByRole('button', { name: 'See' }));
}

test('what was done is said with a way back, and asked about anew', async () => {
  const shown = show(() => null);
  await press(shown);
  expect(await screen.findByText('Seen')).toBeVisible();
  await waitFor(() => expect(callsTo('home.parentToday')).toHaveLength(2));
  await shown.user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(callsTo('inbox.seeCall')).toEqual([{ id: 'one' }, { id: 'again' }]));
});

test("a refusal tells the server's reason, takes back what was shown, and asks anew", async () => {
  await press(
    show(() => {
      throw new Refusal('NOT_FOUND', 'Somebody else has seen it.');
    }),
  );
  expect(await screen.findByText('Somebody else has seen it.')).toBeVisible();
  expect(screen.getByText('1 waiting')).toBeVisible();
  await waitFor(() => expect(callsTo('home.parentToday')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'See' })).toBeEnabled();
});

test('a promised sentence stands before the reason, and alone when the server stumbled', async () => {
  let code: 'NOT_FOUND' | 'INTERNAL' = 'NOT_FOUND';
  const shown = show(() => {
    throw new Refusal(code, 'It is gone.');
  }, 'Failed to see it.');
  await press(shown);
  expect(await screen.findByText('Failed to see it. It is gone.')).toBeVisible();
  code = 'INTERNAL';
  await press(shown);
  expect(await screen.findByText('Failed to see it.')).toBeVisible();
});
