import { keepFocus } from '@herohood/browser/focus-keeper/focus-keeper';
import { placeOf } from '@herohood/browser/focus-keeper/place';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';

let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <h1>Family</h1>
      <section id="habits"><h2>Habits</h2><button id="add">Add</button><button id="row">Row</button></section>
    </main>
    <div id="dialogs"></div>`;
  stop = keepFocus();
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
const expectFocus = (selector: string) => waitFor(() => expect(find(selector)).toHaveFocus());

function openDialog() {
  find('#dialogs').innerHTML = '<div role="dialog"><h2>New habit</h2><input><button>Save</button></div>';
  find('#dialogs input').focus();
}

test('a dialog that closes gives the focus back to what opened it', async () => {
  find('#add').focus();
  openDialog();
  find('[role=dialog] button').focus();
  find('[role=dialog]').remove();
  await expectFocus('#add');
});

test('what vanishes leaves the focus at the heading of its section, which the Tab key does not visit', async () => {
  find('#row').focus();
  find('#row').remove();
  await expectFocus('#habits h2');
  expect(find('#habits h2')).toHaveAttribute('tabindex', '-1');
});

test('an opener that was drawn anew meanwhile is still the opener', async () => {
  find('#add').focus();
  openDialog();
  find('#add').outerHTML = '<button id="anew">Add</button>';
  find('[role=dialog]').remove();
  await expectFocus('#anew');
});

test('another screen begins at its heading, also when it comes after a pause', async () => {
  find('#add').focus();
  find('main').remove();
  await waitFor(() => expect(document.body).toHaveFocus());
  document.body.insertAdjacentHTML('beforeend', '<main><p>Loading...</p></main>');
  await expectFocus('main');
  find('main').outerHTML = '<main><button>Add</button><h1>Plans</h1></main>';
  await expectFocus('h1');
});

test('a button that was disabled while it worked has the focus again afterwards', async () => {
  const button = find('#add') as HTMLButtonElement;
  button.focus();
  button.blur();
  button.disabled = true;
  find('#row').remove();
  await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
  button.disabled = false;
  await expectFocus('#add');
});

test('who gives the focus up by a click beside everything is left alone', async () => {
  find('#add').focus();
  await userEvent.click(find('h1'));
  expect(document.body).toHaveFocus();
  await new Promise(requestAnimationFrame);
  find('#row').remove();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
});

test('what had vanished before anybody kept the focus leads to its heading too', async () => {
  stop();
  const last = placeOf(find('#row'));
  find('#row').remove();
  stop = keepFocus(last);
  await expectFocus('#habits h2');
});

test('whoever goes beyond the last thing of the page is not fetched back', async () => {
  find('#row').focus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
  find('#dialogs').innerHTML = '<p>News</p>';
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
});
