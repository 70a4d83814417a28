import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aHero, aPending, settingsOff } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { AutoApprovalSection } from './auto-approval-section';

const mia = aHero(1, { name: 'Mia' });
const theo = aHero(2, { name: 'Theo' });

beforeEach(() =>
  answer({
    'missions.autoApprovalSettings': () => settingsOff,
    'missions.autoApprovalStats': () => ({ thisWeek: 6, totalSaved: 41, pending: 3 }),
    'missions.updateAutoApprovalSettings': (input: object) => ({ ...settingsOff, ...input }),
  }),
);

const show = () => renderConsole(<AutoApprovalSection heroes={[mia, theo]} />);

test('the mission that approves itself next is named, with the time that is left', async () => {
  const due = new Date(Date.now() + (2 * 60 + 4.5) * 60_000).toISOString();
  answer({
    'today.missions': () => [aPending(1, mia, { autoApprovesAt: due }), aPending(2, theo)],
  });
  show();
  expect(await screen.findByText(/Next: Mission 1 by Mia\./)).toBeVisible();
  expect(screen.getByText('Approves itself in 2h 5m')).toBeVisible();
});

test('a hero without an own entry has auto-approval off until it is switched on for that hero', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('switch', { name: 'Approve automatically' }));
  await user.click(screen.getByRole('switch', { name: 'Same for all heroes' }));
  expect(screen.getByRole('switch', { name: 'Approve automatically for Theo' })).not.toBeChecked();
  await user.click(screen.getByRole('switch', { name: 'Approve automatically for Theo' }));
  await user.selectOptions(screen.getByLabelText('After, for Theo'), '8');
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() =>
    expect(callsTo('missions.updateAutoApprovalSettings')).toEqual([
      {
        ...settingsOff,
        enabled: true,
        applyToAllChildren: false,
        childSpecificSettings: { [theo.id]: { enabled: true, timeValue: 8, timeUnit: 'hours' } },
      },
    ]),
  );
});

test('settings that could not be saved say so and stay as chosen', async () => {
  answer({
    'missions.updateAutoApprovalSettings': () => {
      throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('switch', { name: 'Approve automatically' }));
  await user.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(await screen.findByText('Failed to update settings')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Approve automatically' })).toBeChecked();
});
