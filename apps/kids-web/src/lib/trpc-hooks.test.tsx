import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { makeHero } from '../testing/fixtures';
import { renderPiece } from '../testing/render';
import { answer } from '../testing/trpc-server';
import { trpc } from './api';
import { queryKeyOf } from './trpc-hooks';

test('keys are those of tRPC’s own hooks, so that a whole noun or one procedure can be asked anew', () => {
  expect(queryKeyOf(trpc.account.childMe)).toEqual([['account', 'childMe'], { type: 'query' }]);
  expect(queryKeyOf(trpc.missions.listToday, { id: 'h1' })).toEqual([
    ['missions', 'listToday'],
    { type: 'query', input: { id: 'h1' } },
  ]);
});

function Piece() {
  const utils = trpc.useUtils();
  const queries = useQueryClient();
  const me = trpc.account.childMe.useQuery();
  const change = trpc.children.update.useMutation({
    onSuccess: (hero) => utils.account.childMe.setData(undefined, hero),
  });
  const kept = queries.getQueryData<{ name: string }>(queryKeyOf(trpc.account.childMe));
  return (
    <>
      <p>{kept ? `Kept ${kept.name}, read ${utils.account.childMe.getData()?.name}` : 'Nothing'}</p>
      <button
        type="button"
        disabled={!me.data}
        onClick={() => change.mutate({ id: 'h1', avatarType: 'ninja' })}
      >
        Change
      </button>
      <button type="button" onClick={() => void utils.account.invalidate()}>
        Ask again
      </button>
    </>
  );
}

test('a query is kept, a mutation may change it, and a noun is asked anew', async () => {
  const asked = answer({
    'account.childMe': () => makeHero({ name: 'Mia' }),
    'children.update': () => makeHero({ name: 'Zoe' }),
  });
  const user = userEvent.setup();
  renderPiece(<Piece />);
  expect(await screen.findByText('Kept Mia, read Mia')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change' }));
  expect(await screen.findByText('Kept Zoe, read Zoe')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ name: 'children.update', input: { id: 'h1', avatarType: 'ninja' } });
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  await waitFor(() => expect(screen.getByText('Kept Mia, read Mia')).toBeVisible());
});

test('what this app does not use says so instead of doing nothing', () => {
  const hooks = trpc.missions.listToday as unknown as Record<string, () => void>;
  expect(() => hooks.useInfiniteQuery?.()).toThrow("This app's tRPC hooks have no useInfiniteQuery.");
});
