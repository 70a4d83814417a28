import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeBadge, makeBadges, makeProcedures } from '../../testing/fixtures';
import { renderApp, renderPiece } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { BadgeList } from './badge-list';

const badges = [
  makeBadge('first-mission', {
    ...{ name: 'First Mission', earned: true, progress: 1, goal: 1 },
    ...{ description: 'You finished your first mission!', next: 'Next: Rising Hero. Finish 10 missions.' },
  }),
  makeBadge('rising-hero', { name: 'Rising Hero', progress: 7, description: 'Finish 10 missions.' }),
  makeBadge('secret-1', { name: '???', goal: 1, hidden: true, description: 'A secret badge.' }),
  makeBadge('first-cheer', { name: 'First Cheer', family: 'kindness', goal: 1 }),
];
const open = (name: RegExp) => user.click(screen.getByRole('button', { name }));

test('a badge that was earned tells why, and what comes next', async () => {
  renderPiece(<BadgeList badges={badges} />);
  await open(/^First Mission/);
  const card = screen.getByRole('dialog', { name: 'First Mission' });
  expect(card).toHaveTextContent('You finished your first mission!');
  expect(card).toHaveTextContent('Next: Rising Hero. Finish 10 missions.');
  expect(card).not.toHaveTextContent('to go');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^First Mission/ })).toHaveFocus();
});

test('the next ones say what is missing; all of them are in the album, and a secret says nothing', async () => {
  answer(makeProcedures({ 'progress.badges': () => makeBadges({ badges }) }));
  const { address } = renderApp('/kids?tab=progress');
  await screen.findByRole('button', { name: /^Rising Hero/ });
  expect(screen.queryByRole('button', { name: /^Secret/ })).not.toBeInTheDocument();
  await open(/^Rising Hero/);
  expect(screen.getByRole('dialog')).toHaveTextContent('Finish 10 missions.7 of 10 · 3 more to go!');
  await user.click(screen.getByRole('button', { name: 'Okay' }));
  await user.click(screen.getByRole('button', { name: 'More badges' }));
  expect(await screen.findByRole('region', { name: 'Kindness' })).toHaveTextContent('First Cheer');
  expect(address()).toBe('/kids?tab=world&world=album');
  await open(/^Secret/);
  expect(screen.getByRole('dialog', { name: 'Secret' })).toHaveTextContent('A secret badge.');
  expect(screen.getByRole('dialog')).not.toHaveTextContent(/to go|\?\?\?/);
});
