import type { Child } from '@herohood/domain/children/schema';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { useHeroes } from '../../lib/use-user';
import { aHero, aUser } from '../../testing/fixtures';
import { renderConsole } from '../../testing/render';
import { answer, callsTo, Refusal, server } from '../../testing/server';
import { AddHero, HeroGrid } from './hero-card';

afterEach(() => server.resetHandlers());

function Grid() {
  const { data } = useHeroes();
  return data ? (
    <>
      <AddHero label="Add hero" />
      <HeroGrid heroes={data} />
    </>
  ) : null;
}

function show(heroes: Child[]) {
  answer({ 'today.heroes': () => heroes });
  return renderConsole(<Grid />);
}

const namesShown = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('a PIN is hidden until it is asked for, and keeps its leading zero', async () => {
  const { user } = show([aHero(1, { name: 'Mia', pin: '0412' })]);
  await screen.findByText('••••');
  expect(screen.queryByText('0412')).toBeNull();
  await user.click(screen.getByRole('button', { name: "Show Mia's PIN" }));
  expect(screen.getByText('0412')).toBeVisible();
});

test('what was saved is there at once, before the heroes have been asked for again', async () => {
  let mia = aHero(1, { name: 'Mia', username: 'mia', pin: '0412' });
  const { user } = show([mia]);
  await user.click(await screen.findByRole('button', { name: "Edit Mia's login" }));
  const form = within(await screen.findByRole('dialog'));
  answer({
    'children.update': (change: object) => {
      mia = { ...mia, ...change };
      return mia;
    },
    'today.heroes': () => {
      throw new Refusal('UNAVAILABLE', 'Later');
    },
  });
  await user.type(await form.findByLabelText('Username'), '7');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('mia7')).toBeVisible();
});

test('a login needs a username and four digits before it is sent', async () => {
  answer({
    'children.update': () => {
      throw new Refusal('USERNAME_TAKEN', 'This username is taken.');
    },
  });
  const { user } = show([aHero(1, { name: 'Mia' })]);
  await user.click(await screen.findByRole('button', { name: "Edit Mia's login" }));
  const dialog = await screen.findByRole('dialog');
  const pin = await within(dialog).findByLabelText('PIN');
  await user.clear(pin);
  await user.type(pin, '12a');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('PIN required')).toBeVisible();
  expect(screen.getAllByText('Please enter a 4-digit PIN!'), 'in the toast and at the field').toHaveLength(2);
  expect(pin).toBeInvalid();
  expect(callsTo('children.update')).toEqual([]);

  const username = within(dialog).getByLabelText('Username');
  await user.clear(username);
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Username required')).toBeVisible();
  expect(username).toBeInvalid();
  await user.type(username, 'mia');

  await user.type(pin, '३٤56');
  expect(pin).toHaveValue('1234');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Failed to update credentials. Username might already be taken.'),
  ).toBeVisible();
  expect(username).toHaveAccessibleDescription('This username is taken.');
});

test('a new hero needs a name, and is not asked for the look of the app; one who could not be sent stays', async () => {
  answer({ 'account.me': () => aUser() });
  const { user } = show([aHero(1, { name: 'Mia' })]);
  await user.click(await screen.findByRole('button', { name: 'Add hero' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New hero' }));
  expect(await dialog.findByLabelText(/^Age/)).toBeVisible();
  expect(dialog.queryByLabelText("Look of the hero's app")).toBeNull();
  await user.type(dialog.getByLabelText(/^Hero name/), '  {Enter}');
  expect(await screen.findByText('Name required')).toBeVisible();
  expect(dialog.getByLabelText(/^Hero name/)).toBeInvalid();
  expect(callsTo('children.create')).toEqual([]);
  server.use(http.post('*/trpc/children.create', () => HttpResponse.error()));
  await user.type(dialog.getByLabelText(/^Hero name/), 'Theo{Enter}');
  expect(await screen.findByText('Failed to create hero')).toBeVisible();
  expect(screen.getByText('Something went wrong'), 'not what the network said').toBeVisible();
  expect(dialog.getByLabelText(/^Hero name/)).toHaveValue('  Theo');
});

test('deleting a hero asks first', async () => {
  const heroes = [aHero(1, { name: 'Mia' }), aHero(2, { name: 'Theo' })];
  answer({ 'children.remove': () => void heroes.shift() });
  const { user } = show(heroes);
  await user.click(await screen.findByRole('button', { name: 'More for Mia' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete hero' }));
  const question = await screen.findByRole('alertdialog');
  expect(callsTo('children.remove')).toEqual([]);
  await user.click(await within(question).findByRole('button', { name: 'Delete hero' }));
  expect(await screen.findByText('Hero Deleted')).toBeVisible();
  expect(callsTo('children.remove')).toEqual([{ id: aHero(1).id }]);
  expect(namesShown()).toEqual(['Theo']);
});

test('a hero keeps a name; of age and look only what was changed is sent', async () => {
  const year = new Date().getFullYear();
  const heroes = [aHero(1, { name: 'Mia', birthYear: year - 7 })];
  answer({
    'account.me': () => aUser(),
    'children.update': (change: Partial<Child>) => {
      heroes[0] = { ...heroes[0]!, ...change };
      return heroes[0];
    },
  });
  const { user } = show(heroes);
  const edit = async () => {
    await user.click(await screen.findByRole('button', { name: 'More for Mia' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit hero' }));
    return within(await screen.findByRole('dialog', { name: 'Edit Mia' }));
  };
  const save = async (dialog: Awaited<ReturnType<typeof edit>>) => {
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return callsTo('children.update').at(-1);
  };
  const first = await edit();
  const name = first.getByLabelText(/^Hero name/);
  await user.clear(name);
  await user.type(name, '{Enter}');
  expect(await screen.findAllByText('Please enter a name for the hero!')).toHaveLength(2);
  expect(callsTo('children.update')).toEqual([]);
  await user.type(name, 'Mia');
  const look = first.getByLabelText("Look of the hero's app");
  expect(look).toHaveDisplayValue('By age');
  expect(look).toHaveAccessibleDescription('Picture first up to 8 years, with figures from 9.');
  await user.selectOptions(look, 'Picture first');
  expect(look).toHaveAccessibleDescription('Large pictures, few numbers, and it speaks by itself.');
  const id = heroes[0]!.id;
  expect(await save(first)).toEqual({ id, name: 'Mia', look: 'young' });
});
