import { ADDRESS_TRIES, FREE_TRIES } from '@herohood/domain/account/login-throttle';
import { DomainError } from '@herohood/domain/errors';
import { beforeEach, expect, test } from 'vitest';
import { FamilySuite } from '../../tests/testing/family-suite';
import { codeOf } from '../../tests/testing/refused';
import { openBrowser } from '../../tests/testing/test-family';

const suite = new FamilySuite();

const PASSWORD = 'secret-enough';

/** What the queue of hashes says to whoever comes. */
let refuse: () => void;

beforeEach(async () => {
  refuse = () => {};
  const { isRight, checkNothing } = suite.ports.passwords;
  suite.ports.passwords.isRight = async (...asked) => {
    refuse();
    return isRight(...asked);
  };
  suite.ports.passwords.checkNothing = async (...asked) => {
    refuse();
    return checkNothing(...asked);
  };
});

const signIn = (
  password = PASSWORD,
  email = suite.family.user.email,
  browser = openBrowser(suite.ports, '203.0.113.9'),
) => browser.call().account.login({ email, password });
const acts = {
  login: () => signIn(),
  'login of nobody': () => signIn(PASSWORD, 'nobody@hero.example'),
  changePassword: () =>
    suite.family.parent
      .call()
      .account.changePassword({ currentPassword: PASSWORD, newPassword: 'a better one' }),
  eraseFamily: () => suite.family.parent.call().account.eraseFamily({ password: PASSWORD }),
  'another e-mail': () =>
    suite.family.parent.call().account.updateProfile({ email: 'new@hero.example', password: PASSWORD }),
};

test.each(Object.keys(acts) as (keyof typeof acts)[])(
  '%s: tries whose password nobody had time to look at do not count',
  async (name) => {
    refuse = () => {
      throw new DomainError('UNAVAILABLE', 'Too many people sign in right now.');
    };
    for (let i = 0; i < FREE_TRIES + 2; i++) expect(await codeOf(acts[name]())).toBe('UNAVAILABLE');
    refuse = () => {};
    if (name === 'login of nobody') expect(await codeOf(acts[name]())).toBe('BAD_CREDENTIALS');
    else await acts[name]();
  },
);

test('a try that was given back opens no lock: the wrong ones before it stay counted', async () => {
  for (let i = 0; i < FREE_TRIES - 1; i++) expect(await codeOf(signIn('wrong'))).toBe('BAD_CREDENTIALS');
  refuse = () => {
    throw new DomainError('UNAVAILABLE', 'Too many people sign in right now.');
  };
  expect(await codeOf(signIn('wrong'))).toBe('UNAVAILABLE');
  refuse = () => {};
  expect(await codeOf(signIn('wrong'))).toBe('BAD_CREDENTIALS');
  expect(await codeOf(signIn())).toBe('TOO_MANY_TRIES');
});

test('an address gets its tries back too', async () => {
  refuse = () => {
    throw new DomainError('UNAVAILABLE', 'Too many people sign in right now.');
  };
  for (let i = 0; i < ADDRESS_TRIES; i++) await codeOf(signIn(PASSWORD, `nobody-${i}@hero.example`));
  refuse = () => {};
  await signIn();
});
