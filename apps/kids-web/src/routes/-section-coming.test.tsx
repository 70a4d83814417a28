import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { setOnline } from '../testing/network';
import { renderPiece } from '../testing/render';
import { SectionComing } from './-section-coming';

beforeEach(() => void vi.useFakeTimers());

const card = { name: 'This room is not here yet' };

test('a section that cannot come without network says so at once, and why', () => {
  renderPiece(<SectionComing />);
  expect(screen.getByText('Loading...')).toBeVisible();
  setOnline(false);
  expect(screen.getByRole('heading', card)).toBeVisible();
  expect(screen.getByText('It opens when the internet is back.')).toBeVisible();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});
