import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aMaster } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { ReminderEditor } from './reminder-editor';
import { alertValuesOf, type ReminderPlan, type ReminderValues } from './reminder-values';

const trial: ReminderPlan = { hasPremiumAccess: true, hasPaidAccess: false };

function Editor({ start, plan }: { start: Partial<ReminderValues>; plan: ReminderPlan }) {
  const [values, setValues] = useState({ ...alertValuesOf(aMaster(1)), ...start });
  return (
    <ReminderEditor
      values={values}
      plan={plan}
      label="Remind the hero"
      voice={<p>The recorder</p>}
      onChange={(part) => setValues((all) => ({ ...all, ...part }))}
    />
  );
}
const show = (start: Partial<ReminderValues>, plan = trial) =>
  renderConsole(<Editor start={{ reminderEnabled: true, ...start }} plan={plan} />);

test('options show only when reminders are enabled, the recorder only when it speaks', async () => {
  const { user } = show({ reminderEnabled: false, reminderDuration: 29 });
  expect(screen.queryByLabelText('Time: hour')).toBeNull();
  await user.click(screen.getByRole('switch', { name: /^Remind the hero/ }));
  expect(screen.getByLabelText('Time: hour')).toHaveDisplayValue('07');
  const minutes = within(screen.getByLabelText('Time: minutes')).getAllByRole('option');
  expect(minutes.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['00', '05', '10']);
  expect(screen.queryByText('The recorder')).toBeNull();
  await user.click(screen.getByRole('switch', { name: /^Voice reminder/ }));
  expect(screen.getByText('The recorder')).toBeVisible();

  const slider = screen.getByRole('slider', { name: 'Duration' });
  expect([slider.getAttribute('aria-valuemin'), slider.getAttribute('aria-valuemax')]).toEqual(['1', '120']);
  fireEvent.keyDown(slider, { key: 'ArrowRight' });
  expect(screen.getByText('Duration: 30 minutes')).toBeVisible();
  fireEvent.keyDown(slider, { key: 'Home' });
  expect(screen.getByText('Duration: 1 minute')).toBeVisible();
});

test('premium ringtones carry their tag; on trial they can be heard, not chosen', () => {
  show({});
  // Silence, five free ringtones and fifteen premium ones.
  expect(screen.getAllByRole('radio')).toHaveLength(21);
  expect(screen.getAllByText('Premium')).toHaveLength(15);
  expect(screen.getByRole('radio', { name: 'Ocean Waves Premium' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Play Ocean Waves' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/subscription');
});

test('without premium access neither voice nor ringtone is offered, but the way to get them', () => {
  show({}, { hasPremiumAccess: false, hasPaidAccess: false });
  expect(screen.queryByRole('switch', { name: /^Voice reminder/ })).toBeNull();
  expect(screen.getByText(/Voice reminders and ringtones come with Premium/)).toBeVisible();
});
