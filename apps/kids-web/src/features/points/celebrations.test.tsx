import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { celebrate } from '../../lib/celebrations';
import { toast } from '../../lib/toast';
import { wantedJar } from '../../lib/wanted-jar';
import { makeBadge, makeBadges, makeHero, makeProcedures } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { makeClaim, makeMovement } from '../../testing/reward-fixtures';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import Celebrations from './celebrations';

const earned = makeBadge('rising-hero', {
  ...{ name: 'Rising Hero', earned: true, progress: 10 },
  description: 'You finished 10 missions!',
});

/** What the family's server says; a test changes it and lets the news come. */
let family: {
  badges: ReturnType<typeof makeBadges>;
  claims: ReturnType<typeof makeClaim>[];
  movements: ReturnType<typeof makeMovement>[];
};
let askAgain = async () => {};
const cheers: boolean[] = [];

beforeEach(() => {
  family = { badges: makeBadges(), claims: [makeClaim('zoo', 'pending')], movements: [] };
  cheers.length = 0;
  answer(
    makeProcedures({
      'progress.badges': () => family.badges,
      'rewards.listClaims': () => family.claims,
      'points.listTransactions': () => family.movements,
    }),
  );
});

const approved: never[] = [];
const hero = makeHero();
const onCheer = (isCheering: boolean) => void cheers.push(isCheering);

function Piece({ isHeld = false }) {
  const queryClient = useQueryClient();
  askAgain = () => queryClient.invalidateQueries();
  const nothing = { sentCardId: null, firstSnapshot: null };
  return <Celebrations {...{ hero, approved, isHeld, onCheer }} isSettled {...nothing} />;
}

/** Opens the app; the first snapshot is over when it has been noted. */
async function visit() {
  const visited = renderPiece(<Piece />);
  await waitFor(() => expect(localStorage.getItem('herohood.kids.celebrated.hero-1')).toContain('claim-zoo'));
  return visited;
}
const hear = () => act(() => askAgain());
const dialog = (name: string) => screen.findByRole('dialog', { name });
const close = () => user.click(screen.getByRole('button', { name: 'Hooray!' }));

test('what comes at once is celebrated one after the other, each once', async () => {
  await visit();
  family.badges = makeBadges({ badges: [earned] });
  family.movements = [
    makeMovement('b1', { amount: 25, description: 'Extra effort bonus' }),
    makeMovement('s7', { type: 'streak_milestone', source: 'streak_7', amount: 25, isApproved: false }),
  ];
  await hear();
  expect(await dialog('7 days in a row!')).toHaveTextContent('They are yours when your parent says yes.');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(cheers.at(-1)).toBe(true);
  await close();
  expect(await dialog('New badge!')).toHaveTextContent('Rising Hero You finished 10 missions!');
  await close();
  expect(await dialog('Bonus points!')).toHaveTextContent('+25 points');
  expect(screen.getByText('Extra effort bonus')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await hear();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cheers.at(-1)).toBe(false);
});

test('a reload repeats nothing that was on show and loses nothing that waited', async () => {
  const first = await visit();
  family.badges = makeBadges({ badges: [earned] });
  family.movements = [makeMovement('b1')];
  await hear();
  await dialog('New badge!');
  first.unmount();
  renderPiece(<Piece />);
  expect(await dialog('Bonus points!')).toBeVisible();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a present is opened by its own button or the one below; the focus never leaves the dialog', async () => {
  await visit();
  family.claims = [makeClaim('zoo', 'approved')];
  await hear();
  const present = await dialog('A present for you!');
  expect(present).not.toHaveTextContent('zoo');
  const [box, below] = screen.getAllByRole('button', { name: 'Open it!' });
  expect(below).toHaveFocus();
  await user.tab();
  expect(box).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await dialog('You got it!')).toHaveTextContent('zoo');
  expect(screen.getByRole('button', { name: 'Hooray!' })).toHaveFocus();
  expect(localStorage.getItem('herohood.kids.seenClaims.hero-1')).toBe('["claim-zoo"]');
});

test('what comes during a game waits for its end, also over a reload', async () => {
  (await visit()).unmount();
  const playing = renderPiece(<Piece isHeld />);
  family.badges = makeBadges({ badges: [earned] });
  await hear();
  await waitFor(() =>
    expect(localStorage.getItem('herohood.kids.celebrated.hero-1')).toContain('Rising Hero'),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  playing.unmount();
  renderPiece(<Piece />);
  expect(await dialog('New badge!')).toBeVisible();
});

test('a party takes away the toast of the deed, and hides the home behind a level-up; that of a jar leads there', async () => {
  await visit();
  act(() => toast({ title: 'Mission Complete!', tone: 'good', isPassing: true }));
  act(() => celebrate({ kind: 'earnings', missions: [], xp: 50, points: 10 }));
  await dialog('You earned XP!');
  expect(screen.queryByText('Mission Complete!')).not.toBeInTheDocument();
  await close();
  act(() => toast({ title: 'Oops!', tone: 'bad' }));
  act(() => celebrate({ kind: 'level', level: 2 }));
  await dialog('Level up!');
  expect(screen.getByText('Oops!')).toBeInTheDocument();
  // The hero cheers in it: the one of the home is not drawn meanwhile.
  expect(document.documentElement).toHaveAttribute('data-background', 'hidden');
  await waitFor(() => expect(screen.getByRole('button', { name: 'To my room' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.documentElement).not.toHaveAttribute('data-background');
  act(() => celebrate({ kind: 'goal', goalId: 'jar', name: 'Zoo' }));
  await dialog('Your jar is full!');
  await user.click(screen.getByRole('button', { name: 'To my jar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(wantedJar.get()).toBe('jar');
  act(() => wantedJar.set(null));
});
