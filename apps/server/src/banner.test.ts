import { expect, test } from 'vitest';
import { banner, type Welcome } from './banner';

const url = 'http://127.0.0.1:3000';
const demo = {
  familyCode: 'ABC234',
  password: 'adventure-time',
  parents: [{ firstName: 'Sam', email: 'parent@herohood.example' }],
  heroes: [{ name: 'Mia', username: 'mia7', pin: '2468' }],
};
const welcome = (facts: Partial<Welcome> = {}) =>
  banner({ role: 'all', url, ownUrl: url, demo, isPublic: false, ...facts });

test('a start on this machine tells the logins of the demo family, in few lines', () => {
  const text = welcome();
  expect(text).toContain(`running at ${url} (`);
  expect(text).toMatch(/Hero +Mia +username mia7 +PIN 2468/);
  expect(text.split('\n').length).toBeLessThan(10);
  expect(welcome({ demo: null })).not.toContain('Demo family');
});

test('where others come in, no login is shown but a warning', () => {
  const text = welcome({ isPublic: true });
  expect(text).toContain('The demo family is still here');
  expect(text).not.toContain('adventure-time');
});

test('a server that listens everywhere names its address in the network and its own', () => {
  const text = welcome({ url: 'http://192.168.1.7:3000', ownUrl: 'http://localhost:3000' });
  expect(text).toContain('running at http://192.168.1.7:3000 (');
  expect(text).toContain('also at http://localhost:3000\n');
});

test('a worker names its own address', () => {
  expect(welcome({ role: 'worker' })).toBe(
    `Herohood's worker is running. Its health and metrics: ${url}/readyz, ${url}/metrics\n`,
  );
});
