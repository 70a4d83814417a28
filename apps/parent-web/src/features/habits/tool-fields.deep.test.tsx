import { type HabitTool, STEP_COUNT } from '@herohood/domain/habits/tool';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderConsole } from '../../testing/render';
import { ToolFields } from './tool-fields';

let tool: HabitTool;

function Fields({ start }: { start: HabitTool }) {
  const [now, setTool] = useState(start);
  tool = now;
  return <ToolFields tool={now} color="turquoise" faults={{}} onChange={setTool} />;
}

function show(start: HabitTool) {
  const { user } = renderConsole(<Fields start={start} />);
  return { user, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}
const names = () => screen.getAllByLabelText(/^Step \d$/).map((field) => (field as HTMLInputElement).value);

test('steps are named, given a picture, added, moved and removed, eight at most', async () => {
  const { user, press } = show('none');
  await user.click(screen.getByRole('radio', { name: 'Steps' }));
  expect(screen.getByRole('button', { name: 'Remove step 1' })).toBeDisabled();
  await user.type(screen.getByLabelText('Step 1'), 'Toys');
  await user.type(screen.getByLabelText('Step 2'), 'Books');
  await press('Choose a picture for step 2');
  await user.click(
    within(screen.getByRole('group', { name: 'Picture of step 2' })).getByRole('radio', { name: 'Dog' }),
  );
  await press('Add a step');
  await waitFor(() => expect(screen.getByLabelText('Step 3')).toHaveFocus());
  await user.paste('Bed');
  await press('Move step 3 up');
  expect(names()).toEqual(['Toys', 'Bed', 'Books']);
  expect(screen.getByText('Bed is step 2 of 3 now.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move step 2 up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Bed', 'Toys', 'Books']);
  await press('Remove step 2');
  expect(tool).toEqual({ kind: 'steps', steps: [{ name: 'Bed' }, { name: 'Books', picture: 'dog' }] });
  for (let step = 2; step < STEP_COUNT.max; step += 1) await press('Add a step');
  expect(screen.queryByRole('button', { name: 'Add a step' })).toBeNull();
  expect(screen.getByText('8 steps are the most.')).toBeVisible();
});

test('what was written is kept while other kinds are looked at; a picture can be taken away', async () => {
  const start: HabitTool = { kind: 'steps', steps: [{ name: 'Floor', picture: 'broom' }, { name: 'Desk' }] };
  const { user, press } = show(start);
  await user.click(screen.getByRole('radio', { name: 'Timer' }));
  expect(screen.getByLabelText('Minutes')).toHaveValue(20);
  await user.click(screen.getByRole('radio', { name: 'None' }));
  expect(tool).toBe('none');
  await user.click(screen.getByRole('radio', { name: 'Steps' }));
  expect(tool).toEqual(start);
  await press('Choose a picture for step 1');
  expect(screen.getByRole('radio', { name: 'Broom' })).toBeChecked();
  await press('No picture');
  expect(tool).toEqual({ kind: 'steps', steps: [{ name: 'Floor' }, { name: 'Desk' }] });
});
