import type { Celebration } from '@herohood/domain/home/celebration';
import { useQueryClient } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { toast } from '../../device/toast';
import { makeHero, makeProcedures } from '../../testing/fixtures';
import { renderPiece } from '../../testing/render';
import { answer } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import { wantedJar } from '../goals/wanted-jar';
import Celebrations from './celebrations';

const SINCE = '2026-03-10T08:00:00.000000Z';
const MEMORY = 'herohood.kids.celebrated.hero-1';

const badge: Celebration = {
  ...{ kind: 'badge', id: 'm1', badge: 'rising-hero', name: 'Rising Hero' },
  story: 'You finished 10 missions!',
};
const streak: Celebration = { kind: 'streak', id: 'm2', days: 7, points: 25, isWaiting: true };
const bonus: Celebration = {
  ...{ kind: 'bonus', id: 'bonus b1', amount: 25, description: 'Extra effort bonus', words: null },
};
const present: Celebration = {
  ...{
    kind: 'present',
    id: 'present zoo 1',
    claimId: 'claim-zoo',
    name: 'zoo',
    icon: 'gift',
    type: 'outing',
  },
};
const paid = (id: string, name: string): Celebration => ({
  ...{ kind: 'paid', id, habitId: id, name, xp: 50, promisedXp: 50, points: 10, words: null, find: null },
});

/** What the server says since any cursor; a test changes it and lets the news come. */
let told: Celebration[];
let cursor: string;
let asked: string[];
let askAgain = async () => {};
const cheers: boolean[] = [];

beforeEach(() => {
  [told, cursor, asked] = [[], SINCE, []];
  cheers.length = 0;
  answer(
    makeProcedures({
      'home.celebrations': ({ since }: { since: string }) => {
        asked.push(since);
        return { cursor, celebrations: told };
      },
    }),
  );
});

const hero = makeHero();
const onCheer = (isCheering: boolean) => void cheers.push(isCheering);

function Piece({ isHeld = false }) {
  const queryClient = useQueryClient();
  askAgain = () => queryClient.invalidateQueries();
  return <Celebrations {...{ hero, isHeld, onCheer }} since={SINCE} sentCardId={null} />;
}

/** Opens the app, and waits for the first answer. */
async function visit(piece = <Piece />) {
  const before = asked.length;
  const visited = renderPiece(piece);
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  return visited;
}
const hear = (...news: Celebration[]) => {
  told = [...told, ...news];
  return act(() => askAgain());
};
const dialog = (name: string) => screen.findByRole('dialog', { name });
const close = () => user.click(screen.getByRole('button', { name: 'Hooray!' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('what comes at once is celebrated one after the other, each once', async () => {
  await visit();
  await hear(streak, badge, bonus);
  expect(await dialog('7 days in a row!')).toHaveTextContent('They are yours when your parent says yes.');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(cheers.at(-1)).toBe(true);
  await close();
  expect(await dialog('New badge!')).toHaveTextContent('Rising Hero You finished 10 missions!');
  await close();
  expect(await dialog('Bonus points!')).toHaveTextContent('+25 points');
  expect(screen.getByText('Extra effort bonus')).toBeVisible();
  await user.keyboard('{Escape}');
  await gone();
  await hear();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(cheers.at(-1)).toBe(false);
});

test('yeses in several clicks are one party, which grows while it is on show', async () => {
  await visit();
  await hear(paid('c1', 'Teeth'), badge, paid('c2', 'Book'));
  expect(await dialog('2 missions approved!')).toHaveTextContent('Book');
  await hear(paid('c3', 'Bed'));
  expect(await dialog('3 missions approved!')).toHaveTextContent('Bed');
  await close();
  await dialog('New badge!');
});

test('what a parent takes back before it was shown is not shown; on show it stays', async () => {
  await visit();
  await hear(badge, bonus);
  await dialog('New badge!');
  told = [];
  await hear();
  expect(screen.getByRole('dialog', { name: 'New badge!' })).toBeVisible();
  await close();
  await gone();
});

test('a reload repeats nothing that was on show and loses nothing that waited', async () => {
  const first = await visit();
  await hear(badge, bonus);
  await dialog('New badge!');
  first.unmount();
  await visit();
  expect(await dialog('Bonus points!')).toBeVisible();
  await close();
  await gone();
});

test('when all was shown the cursor goes on, and an old version’s notes count for nothing', async () => {
  localStorage.setItem(MEMORY, JSON.stringify({ shape: 3, at: 0, seen: {}, waiting: [badge] }));
  await visit();
  cursor = '2026-03-10T09:00:00.000000Z';
  await hear(badge);
  await dialog('New badge!');
  await close();
  await gone();
  await waitFor(() => expect(localStorage.getItem(MEMORY)).toContain(`"cursor":"${cursor}"`));
  await hear();
  expect(asked.at(-1)).toBe(cursor);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what came back is told kindly, once, and is no party', async () => {
  await visit();
  await hear({ kind: 'refund', id: 'refund zoo 1', name: 'Zoo', cost: 100 });
  expect(await screen.findByText(/Zoo/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(localStorage.getItem(MEMORY)).toContain('refund zoo 1');
});

test('a present is opened by its own button or the one below; the focus never leaves the dialog', async () => {
  await visit();
  await hear(present);
  const wrapped = await dialog('A present for you!');
  expect(wrapped).not.toHaveTextContent('zoo');
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
  const playing = await visit(<Piece isHeld />);
  await hear(badge);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  playing.unmount();
  await visit();
  expect(await dialog('New badge!')).toBeVisible();
});

test('a party takes away the toast of the deed, and hides the home behind a level-up; that of a jar leads there', async () => {
  await visit();
  act(() => toast({ title: 'Mission Complete!', tone: 'good', isPassing: true }));
  await hear(paid('c1', 'Teeth'));
  await dialog('Mission approved!');
  expect(screen.queryByText('Mission Complete!')).not.toBeInTheDocument();
  await close();
  act(() => toast({ title: 'Oops!', tone: 'bad' }));
  await hear({ kind: 'level', id: 'm3', level: 2 });
  await dialog('Level up!');
  expect(screen.getByText('Oops!')).toBeInTheDocument();
  // The hero cheers in it: the one of the home is not drawn meanwhile.
  expect(document.documentElement).toHaveAttribute('data-background', 'hidden');
  await waitFor(() => expect(screen.getByRole('button', { name: 'To my room' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(document.documentElement).not.toHaveAttribute('data-background');
  await hear({ kind: 'goal', id: 'm4', goalId: 'jar', name: 'Zoo' });
  await dialog('Your jar is full!');
  await user.click(screen.getByRole('button', { name: 'To my jar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(wantedJar.get()).toBe('jar');
  act(() => wantedJar.set(null));
});
