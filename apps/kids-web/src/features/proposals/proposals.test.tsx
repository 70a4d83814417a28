import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LookContext, traitsOf } from '../../lib/look';
import { stubAudio } from '../../testing/fake-audio';
import { makeProcedures } from '../../testing/fixtures';
import { setOnline } from '../../testing/network';
import { renderPiece } from '../../testing/render';
import { makeProposal } from '../../testing/reward-fixtures';
import { fakeCamera, takePhoto } from '../../testing/take-photo';
import { answer, type Procedures, Refusal, server } from '../../testing/trpc-server';
import { user } from '../../testing/user';
import ProposalsShelf from './proposals-shelf';

let endCamera = () => {};
beforeEach(() => {
  endCamera = fakeCamera();
});
afterEach(() => {
  endCamera();
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

function show(kind: 'did' | 'wish', change: Procedures = {}, look: 'auto' | 'young' = 'auto') {
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
const open = async (kind: 'did' | 'wish') => {
  await user.click(await button(kind === 'did' ? 'I did something extra' : 'I wish for…'));
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
    expect(sent()).toEqual([{ id: 'hero-1', kind: 'did', title: 'Washed the car', xp: 20 }]);
  });

  test('is said by who cannot write: with a picture that is tapped', async () => {
    const sent = show('did', {}, 'young');
    const sheet = await open('did');
    expect(sheet).not.toHaveTextContent('XP is it worth');
    await user.click(within(sheet).getByRole('button', { name: 'Helped in the kitchen' }));
    await user.click(within(sheet).getByRole('button', { name: 'Send it!' }));
    await waitFor(() =>
      expect(sent()).toEqual([{ id: 'hero-1', kind: 'did', title: 'Helped in the kitchen' }]),
    );
  });

  test('is shown with the camera, which is enough', async () => {
    const sent = show('did');
    const sheet = await open('did');
    takePhoto('car');
    expect(await within(sheet).findByAltText('The picture that goes with it')).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Send it!' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          id: 'hero-1',
          kind: 'did',
          title: 'Something extra',
          photo: 'data:image/jpeg;base64,car',
        },
      ]),
    );
  });
});

describe('a wish', () => {
  test('is spoken: the recording goes along', async () => {
    let recorder: { ondataavailable: (e: object) => void; onstop: () => void } | undefined;
    class Recorder {
      static isTypeSupported = () => true;
      state = 'recording';
      mimeType = 'audio/webm';
      constructor() {
        recorder = this as never;
      }
      start() {}
      stop() {
        this.state = 'inactive';
        recorder?.ondataavailable({ data: new Blob(['A tent!']) });
        recorder?.onstop();
      }
    }
    Object.defineProperty(globalThis, 'MediaRecorder', { configurable: true, value: Recorder });
    const stream = { getTracks: () => [] };
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: async () => stream },
    });
    const uploadURL = 'http://localhost:3000/api/media/v1?token=secret';
    const sent = show('wish', { 'media.issueUpload': () => ({ uploadURL }) });
    const stored = vi.fn();
    server.use(
      http.put('*/api/media/v1', ({ request }) => {
        stored(request.headers.get('content-type'));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const sheet = await open('wish');
    await user.click(within(sheet).getByRole('button', { name: 'Say it' }));
    await user.click(await within(sheet).findByRole('button', { name: 'Stop' }));
    expect(await within(sheet).findByText('Your voice is on it')).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Send it!' }));
    await waitFor(() =>
      expect(sent()).toEqual([
        { id: 'hero-1', kind: 'wish', title: 'A wish', voice: 'http://localhost:3000/api/media/v1' },
      ]),
    );
    expect(stored).toHaveBeenCalledWith('audio/webm');
  });

  test('where no microphone is to be had can still be typed', async () => {
    const value = { isTypeSupported: () => true };
    Object.defineProperty(globalThis, 'MediaRecorder', { configurable: true, value });
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia: () => Promise.reject(new Error('No.')) },
    });
    show('wish');
    const sheet = await open('wish');
    await user.click(within(sheet).getByRole('button', { name: 'Say it' }));
    expect(await within(sheet).findByText(/There is no microphone here/)).toBeVisible();
  });

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

  test.each([
    [409, 'PROPOSAL_LIMIT', 'Ten of your ideas wait already. Your parent answers them first.'],
    [413, 'TOO_LARGE', 'That picture did not work. Please take another one!'],
  ])('that is refused with %i is told kindly and stays', async (status, code, said) => {
    show('wish', {
      'proposals.create': () => {
        throw new Refusal(status, 'No.', { code });
      },
    });
    const sheet = await open('wish');
    await user.click(within(sheet).getByRole('button', { name: 'A trip together' }));
    await user.click(within(sheet).getByRole('button', { name: 'Send it!' }));
    expect(await within(sheet).findByText(said)).toBeVisible();
    expect(within(sheet).getByLabelText('I wish for this')).toHaveValue('A trip together');
  });
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

  test('what was said can be listened to again', async () => {
    const players = stubAudio();
    const told = makeProposal('5', 'A wish', { kind: 'wish', voiceUrl: '/api/media/v1' });
    show('wish', { 'proposals.listForChild': () => [told] });
    await user.click(await button('Listen to your own voice'));
    expect(players.map(({ src, isPlaying }) => [src, isPlaying])).toEqual([['/api/media/v1', true]]);
  });

  test('a wish that came true is among the rewards', async () => {
    show('wish', { 'proposals.listForChild': () => all });
    expect(await screen.findByRole('article', { name: 'A tent' })).toHaveTextContent(
      'Yes! It is one of your rewards now',
    );
  });
});
