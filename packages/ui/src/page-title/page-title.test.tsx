// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageTitle } from './page-title';

test('a page has one title, also while a screen stands above another', () => {
  document.head.innerHTML = '<title>Sent</title>';
  const { rerender, unmount } = render(<PageTitle title="Heroes" />);
  rerender(
    <>
      <PageTitle title="Heroes" />
      <PageTitle title="Calm down" />
    </>,
  );
  expect([document.title, document.querySelectorAll('title').length]).toEqual(['Calm down', 1]);
  rerender(<PageTitle title="Heroes" />);
  expect(document.title).toBe('Heroes');
  unmount();
  expect(document.title).toBe('Sent');
});
