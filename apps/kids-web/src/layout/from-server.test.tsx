import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setOnline } from '../testing/network';
import { renderPiece } from '../testing/render';
import { user } from '../testing/user';
import { FromServer } from './from-server';

const failed = { title: 'The album is closed', body: 'We could not open your album.' };

test('what does not come says why, with and without network, and is asked for again', async () => {
  const refetch = vi.fn();
  renderPiece(
    <FromServer query={{ data: undefined, isFetching: false, refetch }} failed={failed}>
      {() => null}
    </FromServer>,
  );
  expect(screen.getByText(failed.body)).toBeVisible();
  act(() => setOnline(false));
  expect(screen.getByText('It opens when the internet is back.')).toBeVisible();
  act(() => setOnline(true));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});
