import type { HabitTool } from '@herohood/domain/habits/tool';
import type { SentPraise } from '@herohood/domain/praise/schema';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aHero, aPending } from '../testing/fixtures';
import { stubMicrophone } from '../testing/recorder';
import { renderConsole } from '../testing/render';
import { answer, server } from '../testing/server';
import { PraiseDialog } from './-praise-dialog';

const mia = aHero(1, { name: 'Mia' });
const mission = aPending(1, mia);
const onSend = vi.fn<(praise: SentPraise, percent: number) => Promise<boolean>>();
const onClose = vi.fn();
let sent = 0;
const VOICE = 'http://herohood.test/api/media/voice';

beforeEach(() => {
  onSend.mockReset().mockResolvedValue(true);
  onClose.mockReset();
  sent = 0;
  answer({ 'media.issueUpload': () => ({ uploadURL: `${VOICE}?token=t` }) });
  server.use(
    http.put(VOICE, () => {
      sent += 1;
      return HttpResponse.json({});
    }),
  );
});
afterEach(() => server.resetHandlers());

function show(tool: HabitTool = 'none') {
  const { completion } = mission;
  const item = {
    kind: 'mission' as const,
    id: completion.id,
    hero: mia,
    at: completion.completedAt,
    mission: { ...mission, habit: { ...mission.habit, tool } },
  };
  return renderConsole(<PraiseDialog item={item} onSend={onSend} onClose={onClose} />);
}
const approve = () => screen.getByRole('button', { name: 'Approve' });

test('a voice note is recorded, sent once and named; while the microphone is on nothing is sent', async () => {
  stubMicrophone();
  onSend.mockResolvedValueOnce(false);
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Record a voice note' }));
  expect(await screen.findByText(/^\d+ s left$/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop the recording first' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Stop recording' }));
  expect(await screen.findByText(/s, sent when you approve$/)).toBeVisible();
  expect(screen.queryByLabelText('Name of the recording')).toBeNull();
  await user.click(approve());
  await waitFor(() =>
    expect(onSend).toHaveBeenCalledWith({ sticker: null, message: null, voice: VOICE }, 100),
  );
  // It could not be approved: all of it is still there, and the recording is not sent again.
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(approve()).toBeEnabled());
  await user.click(approve());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toBe(1);
});

test('a voice note that cannot be sent approves nothing, and stays', async () => {
  stubMicrophone();
  server.use(http.put(VOICE, () => HttpResponse.error()));
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Record a voice note' }));
  await user.click(await screen.findByRole('button', { name: 'Stop recording' }));
  await user.click(approve());
  expect(await screen.findByText('The voice note could not be sent')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete recording' }));
  expect(screen.getByRole('button', { name: 'Record a voice note' })).toBeVisible();
});

test('three quarters are paid with a reason, which the hero reads; without one nothing is sent', async () => {
  const { user } = show();
  expect(screen.getByText('50 XP, as promised')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: '75%' }));
  // Half an XP is rounded up.
  expect(screen.getByText('38 of 50 XP')).toBeVisible();
  await user.click(approve());
  expect(screen.getByLabelText(/^What was missing\?/)).toHaveFocus();
  expect(screen.getByText('Below 100% a few words are needed. The hero reads them.')).toBeVisible();
  expect(onSend).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Next time all of it' }));
  await user.click(approve());
  expect(onSend).toHaveBeenCalledWith({ sticker: null, message: 'Next time all of it', voice: null }, 75);
});
