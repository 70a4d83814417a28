import type { Controls } from '@herohood/domain/controls/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aHero } from '../../testing/fixtures';
import { aControls, quietDay } from '../../testing/hero-figures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal } from '../../testing/server';
import { ControlsDialog } from './controls-dialog';

const mia = aHero(1, { name: 'Mia' });
const theo = aHero(2, { name: 'Theo' });
const onClose = vi.fn();
let stored: Record<string, Controls> = {};

beforeEach(() => {
  onClose.mockClear();
  stored = { [mia.id]: aControls(), [theo.id]: aControls({ dailyScreenTime: 45 }) };
  answer({
    'controls.get': ({ id }: { id: string }) => stored[id],
    'controls.screenTime': () => ({ ...quietDay, gameMinutesUsed: 12, gameMinutesLeft: 18 }),
    'controls.update': ({ id, ...change }: { id: string }) => ({ ...aControls(stored[id]), ...change }),
  });
});

function Siblings() {
  const [id, setId] = useState(mia.id);
  const hero = id === mia.id ? mia : theo;
  const picker = [mia, theo].map((one) => (
    <button key={one.id} type="button" onClick={() => setId(one.id)}>
      {one.name}
    </button>
  ));
  return (
    <ControlsDialog
      heroes={[mia, theo]}
      hero={hero}
      picker={<div>{picker}</div>}
      timeZone="UTC"
      onClose={onClose}
    />
  );
}

const fails = () => {
  throw new Refusal('UNAVAILABLE', 'The service is not available right now.');
};

test('only what was changed is sent, what is wrong is not; what could not be saved stays in the form', async () => {
  const { user } = renderConsole(<Siblings />);
  const today = within(await screen.findByRole('region', { name: 'Mia today' }));
  for (const words of ['2 h', '12 min', '18 min left']) expect(await today.findByText(words)).toBeVisible();
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  const games = screen.getByLabelText('Mini-games per day');
  await user.clear(games);
  await user.click(save);
  expect(await screen.findByText('Enter whole minutes from 0 to 1440.')).toBeVisible();
  expect(callsTo('controls.update')).toEqual([]);
  await user.type(games, '5000');
  await user.tab();
  await waitFor(() => expect(games).toHaveValue('1440'));
  await user.click(screen.getByRole('tab', { name: 'Bedtime' }));
  await user.click(screen.getByRole('switch', { name: /^Bedtime/ }));
  expect(screen.getByText('From 20:00 past midnight to 07:00 the next morning: 11 h.')).toBeVisible();
  const answers = { id: mia.id, maxGameTimePerDay: 1440, bedtimeMode: true };
  answer({ 'controls.update': fails });
  await user.click(save);
  expect(await screen.findByText('Failed to save parent controls.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(screen.getByRole('switch', { name: /^Bedtime/ })).toBeChecked();
  expect(screen.getByText('Not saved yet')).toBeVisible();
  answer({
    'controls.update': ({ id, ...change }: { id: string }) => ({ ...aControls(stored[id]), ...change }),
  });
  await user.click(save);
  expect(await screen.findByText('Settings Saved')).toBeVisible();
  expect(callsTo('controls.update')).toEqual([answers, answers]);
  expect(save).toBeDisabled();
});

test('looking at a sibling keeps what was typed, and closing asks before it is lost', async () => {
  const { user } = renderConsole(<Siblings />);
  const bonus = await screen.findByLabelText('Weekend bonus');
  await user.clear(bonus);
  await user.type(bonus, '15');
  await user.click(screen.getByRole('button', { name: 'Theo' }));
  expect(await screen.findByLabelText('Daily screen time')).toHaveValue('45');
  await user.click(screen.getByRole('button', { name: 'Mia' }));
  expect(await screen.findByLabelText('Weekend bonus')).toHaveValue('15');

  await user.click(screen.getByRole('button', { name: 'Close' }));
  const question = await screen.findByRole('alertdialog');
  expect(onClose).not.toHaveBeenCalled();
  expect(await within(question).findByText('What you changed for Mia is not saved.')).toBeVisible();
  await user.click(within(question).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('emergency mode goes on with words and off again, and says so when it does not', async () => {
  answer({
    'controls.deactivateEmergency': ({ id }: { id: string }) => {
      stored[id] = aControls();
      return stored[id];
    },
  });
  const activate = async () => {
    await user.click(await screen.findByRole('button', { name: 'Activate emergency mode for Mia' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Activate' }));
  };
  const { user } = renderConsole(<Siblings />);
  await user.click(await screen.findByRole('tab', { name: 'Emergency' }));
  await user.type(screen.getByLabelText('Message for Mia (optional)'), '  Dinner! ');
  answer({ 'controls.activateEmergency': fails });
  await activate();
  expect(await screen.findByText('Failed to update emergency controls.')).toBeVisible();
  expect(screen.getAllByText('Emergency mode is off')).not.toHaveLength(0);
  answer({
    'controls.activateEmergency': ({ id }: { id: string }) => {
      stored[id] = aControls({ emergencyMode: true, emergencyActivatedAt: '2026-03-14T17:05:00Z' });
      return stored[id];
    },
  });
  await activate();
  expect(await screen.findByText('Emergency Mode Activated')).toBeVisible();
  expect(callsTo('controls.activateEmergency').at(-1)).toEqual({ id: mia.id, message: 'Dinner!' });
  expect(screen.getByText('Since 14 Mar, 17:05')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deactivate emergency mode for Mia' }));
  expect(await screen.findByText('Emergency Mode Deactivated')).toBeVisible();
  expect(callsTo('controls.deactivateEmergency')).toEqual([{ id: mia.id }]);
});
