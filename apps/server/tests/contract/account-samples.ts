import { type Bad, NO_LOCALES, type Sample } from './sample';

/** None of them is a PIN. */
export const PINS: Bad[] = ['123', '12345', '12a4', '１２３x', ' 1234'].map((pin) => ({ body: { pin } }));
let emails = 0;
/** Stands for the token in a mail, of which only a digest is kept. */
const tokenOf = (familyCode: string) => `token-${familyCode}`;
const mailResetLink: Sample['prepare'] = async ({ server, sql }, { id, code }) => {
  const digest = server.ports.secrets.digest(`password-reset:${tokenOf(code)}`);
  await sql`delete from password_resets where family_id = ${id}`;
  await sql`
    insert into password_resets (token_hash, family_id, parent_id, created_at, expires_at)
    select ${digest}, family_id, id, now(), now() + interval '1 hour' from parents where family_id = ${id} limit 1`;
};

/** How tests call the rows of signing in and of one's own account. */
export const ACCOUNT_SAMPLES: Record<string, Sample> = {
  'POST /api/auth/register': {
    body: () => ({
      email: `new-${++emails}@hero.example`,
      password: 'long enough',
      firstName: 'Al',
      lastName: 'B',
    }),
    bad: [{ body: { password: '12345' } }, { body: { email: 'nobody' } }, { body: { firstName: ' ' } }],
  },
  'POST /api/auth/login': { body: ({ email, password }) => ({ email, password }) },
  'POST /api/auth/logout': { isFinal: true },
  'GET /api/auth/user': {},
  'PATCH /api/auth/user': {
    body: () => ({ reminderSettings: { enabled: true } }),
    bad: [
      { body: { reminderSettings: { reminderTime: 121 } } },
      { body: { reminderSettings: { reminderTime: 0 } } },
      { body: { reminderSettings: { time: '07:03' } } },
      { body: { reminderSettings: { timeRangeStart: '09:00' } }, code: 'OUTSIDE_WINDOW' },
    ],
  },
  'PATCH /api/profile': {
    body: () => ({ firstName: 'Grace', phoneNumber: null, timeZone: 'Europe/Berlin', locale: 'he' }),
    bad: [
      { body: { timeZone: 'Mars/Olympus' } },
      { body: { dayStartHour: 6 } },
      ...NO_LOCALES.map((locale) => ({ body: { locale } })),
      { body: { dayStartHour: 1.5 } },
      { body: { email: 'nobody' } },
      { body: { email: 'somebody-else@hero.example' }, code: 'PASSWORD_REQUIRED' },
      { body: { pendingEmail: 'somebody-else@hero.example' } },
      { body: { lastName: '' } },
      { body: { firstName: 'two\nlines' } },
    ],
  },
  'POST /api/auth/email/confirm': {
    prepare: async ({ server, sql }, { id, code, password, parent }) => {
      const email = `confirmed-${++emails}@hero.example`;
      await parent.send('PATCH /api/profile', { email, password });
      const digest = server.ports.secrets.digest(`email-change:${tokenOf(code)}`);
      await sql`update parents set pending_email_token_hash = ${digest} where family_id = ${id}`;
    },
    body: ({ code }) => ({ token: tokenOf(code) }),
    bad: [{ body: { token: 7 } }],
  },
  'POST /api/auth/password-reset': {
    body: ({ email }) => ({ email }),
    bad: [{ body: { email: 7 } }, { body: { email: '' } }],
  },
  'POST /api/auth/password-reset/check': {
    prepare: mailResetLink,
    body: ({ code }) => ({ token: tokenOf(code) }),
    bad: [{ body: { token: 7 } }],
  },
  'POST /api/auth/password-reset/confirm': {
    prepare: mailResetLink,
    body: ({ code, password }) => ({ token: tokenOf(code), newPassword: password }),
    bad: [{ body: { token: 7 } }, { body: { newPassword: '12345' } }],
    isFinal: true,
  },
  'POST /api/auth/child-login': {
    body: ({ code, hero: { username, pin } }) => ({ familyCode: code.toLowerCase(), username, pin }),
    bad: PINS,
  },
  'POST /api/auth/child-link': {
    prepare: async ({ server, sql }, { id, code, hero: { id: child } }) => {
      const digest = server.ports.secrets.digest(`login-link:${tokenOf(code)}`);
      await sql`
        insert into login_links (token_hash, family_id, child_id, expires_at)
        values (${digest}, ${id}, ${child}, '2026-03-10T15:10:00Z')`;
    },
    body: ({ code }) => ({ token: tokenOf(code) }),
    bad: [{ body: { token: 7 } }],
  },
  'GET /api/auth/child': {},
};
