import type { Proposal } from '@herohood/domain/proposals/schema';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LookContext, traitsOf } from '../../device/look';
import { makeProcedures } from '../../testing/fixtures';
import { setOnline } from '../../testing/network';
import { renderPiece } from '../../testing/render';
import { makeProposal } from '../../testing/reward-fixtures';
import { fakeCamera } from '../../testing/take-photo';
import { answer, type Procedures, Refusal, server } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import ProposalsShelf from './proposals-shelf';

let endCamera = () => {};
beforeEach(() => {
  endCamera = fakeCamera();
});
afterEach(() => {
  endCamera();
});

function show(kind: Proposal['kind'], change: Procedures = {}, look: 'auto' | 'young' = 'auto') {
  const log = answer(
    makeProcedures({
      'proposals.create': ({ title }: { title: string }) => makeProposal('new', title, { kind }),
      ...change,
    }),
  );
  renderPiece(
    <LookContext value={traitsOf(look)}>
      <ProposalsShelf heroId="hero-1" kind={kind} />
    </LookContext>,
  );
  return () => log.filter(({ name }) => name === 'proposals.create').map(({ input }) => input);
}

const button = (name: string) => screen.findByRole('button', { name });
const WAYS = { did: 'I did something extra', wish: 'I wish for…', mission: 'A mission of my own' };
const open = async (kind: Proposal['kind']) => {
  await user.click(await button(WAYS[kind]));
  return screen.findByRole('dialog');
};

describe('what was done besides', () => {
  test('is said in own words, with what it is worth', async () => {
    const sent = show('did');
    const sheet = await open('did');
    expect(within(sheet).getByRole('button', { name: 'Send it!' })).toBeDisabled();
    fireEvent.change(within(sheet).getByLabelText('I did this'), { target: { value: 'Washed the car' } });
    await user.click(within(sheet).getByRole('button', { name: '20 XP' }));
    await user.click(within(sheet).getByRole('button', { name: 'Send it!' }));
    expect(await screen.findByRole('article', { name: 'Washed the car' })).toHaveTextContent(
      'Your parent is thinking about it',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('Sent!')).toBeVisible();
    expect(sent()).toMatchObject([{ id: 'hero-1', kind: 'did', title: 'Washed the car', xp: 20 }]);
  });

  test('is said by who cannot write: with a picture that is tapped', async () => {
    const sent = show('did', {}, 'young');
    const sheet = await open('did');
    expect(sheet).not.toHaveTextContent('XP is it worth');
    await user.click(within(sheet).getByRole('button', { name: 'Helped in the kitchen' }));
    await user.click(within(sheet).getByRole('button', { name: 'Send it!' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ id: 'hero-1', kind: 'did', title: 'Helped in the kitchen' }]),
    );
  });
});

describe('a wish', () => {
  test('without network waits on its sheet, and says so', async () => {
    const sent = show('wish');
    const sheet = await open('wish');
    fireEvent.change(within(sheet).getByLabelText('I wish for this'), { target: { value: 'A tent' } });
    act(() => setOnline(false));
    expect(await within(sheet).findByText(/This needs the internet/)).toBeVisible();
    expect(within(sheet).getByRole('button', { name: 'Send it!' })).toBeDisabled();
    act(() => setOnline(true));
    await user.click(within(sheet).getByRole('button', { name: 'Send it!' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  test('that got no answer is the same tap when it is sent again', async () => {
    const sent = show('wish');
    const lost: unknown[] = [];
    server.use(
      http.post(
        '*/trpc/proposals.create',
        async ({ request }) => {
          lost.push(((await request.json()) as object[])[0]);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    const sheet = await open('wish');
    await user.click(within(sheet).getByRole('button', { name: 'A trip together' }));
    await user.click(within(sheet).getByRole('button', { name: 'Send it!' }));
    expect(await within(sheet).findByText(/This needs the internet/)).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Send it!' }));
    await waitFor(() => expect(sent()).toEqual(lost));
    expect(lost).toMatchObject([{ tapId: expect.any(String), completedAt: expect.any(String) }]);
  });

  test('that is refused is told kindly and stays', async () => {
    const said = 'Ten of your ideas wait already. Your parent answers them first.';
    show('wish', {
      'proposals.create': () => {
        throw new Refusal(409, 'No.', { code: 'PROPOSAL_LIMIT' });
      },
    });
    const sheet = await open('wish');
    await user.click(within(sheet).getByRole('button', { name: 'A trip together' }));
    await user.click(within(sheet).getByRole('button', { name: 'Send it!' }));
    expect(await within(sheet).findByText(said)).toBeVisible();
    expect(within(sheet).getByLabelText('I wish for this')).toHaveValue('A trip together');
  });
});

test('a mission of their own has days of the week, a part of the day and a worth', async () => {
  const sent = show('mission');
  const sheet = await open('mission');
  for (const name of ['Sports', 'Saturday', 'Sunday', 'Evening', '20 XP'])
    await user.click(within(sheet).getByRole('button', { name }));
  await user.click(within(sheet).getByRole('button', { name: 'Send it!' }));
  const days = ['mon', 'tue', 'wed', 'thu', 'fri'];
  await waitFor(() =>
    expect(sent()).toMatchObject([
      {
        kind: 'mission',
        title: 'Sports',
        xp: 20,
        plan: { schedule: { kind: 'days', days }, partOfDay: 'evening' },
      },
    ]),
  );
});

describe('what became of them', () => {
  const all = [
    makeProposal('1', 'Washed the car', { status: 'accepted', paidXp: 30 }),
    makeProposal('2', 'Fed the birds', { status: 'declined', message: 'They had enough already.' }),
    makeProposal('3', 'Swept the yard'),
    makeProposal('4', 'A tent', { kind: 'wish', status: 'accepted', rewardId: 'tent' }),
  ];

  test('is listed with the parent’s words, the newest first, and those of before on demand', async () => {
    show('did', { 'proposals.listForChild': () => all });
    expect(await screen.findByRole('article', { name: 'Washed the car' })).toHaveTextContent('Yes! +30 XP');
    const declined = screen.getByRole('article', { name: 'Fed the birds' });
    expect(declined).toHaveTextContent('Not this time');
    expect(declined).toHaveTextContent('They had enough already.');
    expect(screen.queryByRole('article', { name: 'A tent' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 1 more' }));
    expect(screen.getByRole('article', { name: 'Swept the yard' })).toBeVisible();
  });
});
