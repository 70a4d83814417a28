import { ALL_LOCALES, directionOf, LOCALES, type Locale } from '@herohood/domain/languages/locale';
import { describe, expect, test } from 'vitest';
import { speakOwnWords } from '../../tests/testing/own-words';
import { linkMail, noticeMail } from './mails';

speakOwnWords();

const ORIGIN = 'https://hero.example';
const link = `${ORIGIN}/parent/reset-password?token=0a1b2c3d4e5f`;
const PAGE = `${ORIGIN}/parent/auth?mode=login`;

const accountOf = (locale: Locale) => ({ id: 'an-account', email: 'pat@family.example', locale });

/** Each mail there is, the link in it, and how long that works. */
const MAILS = [
  {
    what: 'a new password',
    leadsTo: link,
    lasts: '60',
    mailIn: (l: Locale) => linkMail('passwordReset', accountOf(l), link),
  },
  {
    what: 'a changed password',
    leadsTo: PAGE,
    mailIn: (l: Locale) => noticeMail('passwordChanged', accountOf(l), ORIGIN),
  },
  {
    what: 'a new e-mail',
    leadsTo: link,
    lasts: '24',
    mailIn: (l: Locale) => linkMail('confirmEmail', accountOf(l), link),
  },
  {
    what: 'a change of the e-mail',
    leadsTo: PAGE,
    mailIn: (l: Locale) => noticeMail('emailChangeAsked', accountOf(l), ORIGIN),
  },
];

const FROM_RIGHT = LOCALES.filter((locale) => directionOf(locale) === 'rtl');
/** In a mail program's list on a phone; pseudo-locales are longer on purpose. */
const SUBJECT_LENGTH = 62;
/** Isolates, embeddings and marks: a mail program would take one that touches a link for a part of it. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const FIRST_LETTER = /\p{L}/u;
const HEBREW_OR_ARABIC = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

const paragraphs = (text: string) => text.trim().split('\n\n');

describe.each(MAILS)('the mail about $what', ({ leadsTo, mailIn }) => {
  test.each(ALL_LOCALES)('has its link alone on a line in %s', (locale) => {
    const { text } = mailIn(locale);
    expect(text.split(leadsTo)).toHaveLength(2);
    expect(paragraphs(text)).toContain(leadsTo);
  });

  test.each(LOCALES)('has a subject that fits into a list, and paragraphs of one line, in %s', (locale) => {
    const { subject, text } = mailIn(locale);
    expect(subject.length).toBeLessThanOrEqual(SUBJECT_LENGTH);
    expect(subject).not.toContain('\n');
    expect(paragraphs(text).filter((said) => said.includes('\n') || said !== said.trim())).toEqual([]);
  });

  test.each(FROM_RIGHT)('begins each paragraph from the right in %s, without marks', (locale) => {
    const { subject, text } = mailIn(locale);
    const said = [subject, ...paragraphs(text)].filter((each) => each !== leadsTo);
    for (const each of said) expect(FIRST_LETTER.exec(each)?.[0], each).toMatch(HEBREW_OR_ARABIC);
    expect(subject + text).not.toMatch(DIRECTION_MARKS);
  });
});
