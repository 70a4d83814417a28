import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSmtpServer, type SmtpServer } from '../../tests/testing/smtp-server';
import { until } from '../../tests/testing/until';
import { createLogger } from '../log';
import { createMail } from './mail';

let folder: string;
let lines: string[];
let server: SmtpServer | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'herohood-mail-test-'));
  lines = [];
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  await rm(folder, { recursive: true, force: true });
});

const MAIL = {
  locale: 'pt-BR' as const,
  to: 'pat@family.example',
  subject: 'Choose a new password – for Ädä',
  text: `Hello Pat,\n\n${'x'.repeat(90)}\n.\nhttps://hero.example/parent/reset-password?token=a_b-c=\n`,
};

const open = (smtpUrl?: string, from?: string) =>
  createMail(
    { SMTP_URL: smtpUrl, MAIL_FROM: from, DATA_DIR: folder },
    createLogger('info', { write: (line) => void lines.push(line) }),
  );
const openSmtp = () => open(server?.url, 'Herohood <hero@hero.example>');
/** A mail's body, whichever of the two transfer encodings it has. */
function bodyOf(message: string): string {
  const [head = '', ...rest] = message.replaceAll('\r\n', '\n').split('\n\n');
  const body = rest.join('\n\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  return body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
}

test('a mail goes to the mail server with credentials, envelope, subject and the text as it is', async () => {
  server = await openSmtpServer();
  const mail = openSmtp();
  await mail.send(MAIL);
  expect(server.logins).toEqual(['someone p@ss']);
  expect(server.received).toHaveLength(1);
  const [got] = server.received;
  expect(got).toMatchObject({ from: 'hero@hero.example', to: 'pat@family.example' });
  expect(got?.message).toMatch(/^From: Herohood <hero@hero\.example>$/m);
  expect(got?.message).toMatch(/^Content-Language: pt-BR$/m);
  expect(got?.message).toMatch(/^Auto-Submitted: auto-generated$/m);
  expect(bodyOf(got?.message ?? '').trimEnd()).toBe(MAIL.text.trimEnd());
  expect(await readdir(folder)).toEqual([]);
  await mail.close();
});

/** A mail's subject, whichever of the two encodings each of its words has. */
function subjectOf(message: string): string {
  const [, subject = ''] = /^Subject: (.*(?:\n[ \t].*)*)/m.exec(message.replaceAll('\r\n', '\n')) ?? [];
  const words = subject.replace(/\?=\s+=\?/g, '?==?');
  return words.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, way, text) =>
    way.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : bodyOf(`\n\n${text.replaceAll('_', ' ')}`),
  );
}

test('a mail in Arabic arrives letter by letter, in lines that every mail server takes', async () => {
  server = await openSmtpServer();
  const arabic = {
    ...{ locale: 'ar' as const, to: MAIL.to, subject: 'تأكيد بريدك الإلكتروني في Herohood' },
    text: `مرحبًا،\n\n${'الرابط التالي يؤكده. '.repeat(20).trim()}\n\nhttps://hero.example/parent/confirm-email?token=0a1b\n`,
  };
  const mail = openSmtp();
  await mail.send(arabic);
  await mail.close();
  const message = server.received[0]?.message ?? '';
  expect(message).toMatch(/^Content-Language: ar$/m);
  expect(message).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  expect(subjectOf(message)).toBe(arabic.subject);
  expect(bodyOf(message).trimEnd()).toBe(arabic.text.trimEnd());
  expect(message.split(/\r?\n/).filter((line) => Buffer.byteLength(line) > 78)).toEqual([]);
});

test('a refused receiver rejects, with codes and without the address', async () => {
  server = await openSmtpServer((line) =>
    line.startsWith('RCPT') ? '550 <pat@family.example> is unknown here' : undefined,
  );
  const failure = await openSmtp()
    .send(MAIL)
    .catch((error: Error) => error);
  expect(failure).toBeInstanceOf(Error);
  expect((failure as Error).message).toMatch(/^The mail server failed at \S+ .*550/);
  expect(JSON.stringify([(failure as Error).message, (failure as Error).stack, failure])).not.toContain(
    'family.example',
  );
});

test('a closed port and a port without TLS are told apart', async () => {
  server = await openSmtpServer();
  const fails = (url: string) => expect(open(url, 'hero@hero.example').send(MAIL)).rejects;
  await fails('smtp://127.0.0.1:1').toThrow('The mail server failed at CONN (ECONNREFUSED)');
  await fails(server.url.replace('smtp:', 'smtps:')).toThrow(
    /CONN \(wrong version number: .* try smtp:\/\/\)$/,
  );
});

test('a stop waits for mails that are under way', async () => {
  const held: string[] = [];
  server = await openSmtpServer((line) => {
    if (line !== '.' || held.length > 0) return undefined;
    held.push(line);
    return null;
  });
  const mail = openSmtp();
  const order: string[] = [];
  const sending = mail.send(MAIL).catch(() => order.push('the mail ended'));
  await until(() => held.length === 1);
  const closing = mail.close().then(() => order.push('the stop ended'));
  await server.close();
  server = undefined;
  await Promise.all([sending, closing]);
  expect(order).toEqual(['the mail ended', 'the stop ended']);
});

test('without a mail server each mail becomes a file that only its owner reads', async () => {
  const mail = open();
  await Promise.all([mail.send(MAIL), mail.send(MAIL)]);
  const files = await readdir(join(folder, 'mail'));
  expect(files).toHaveLength(2);
  for (const name of files) expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[0-9a-f]{8}\.eml$/);
  const file = join(folder, 'mail', files[0] ?? '');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'mail'))).mode & 0o777).toBe(0o700);
  const text = await readFile(file, 'utf8');
  expect(text.replaceAll('\r\n', '')).not.toContain('\n');
  expect(text).toMatch(/^To: pat@family\.example\r$/m);
  expect(bodyOf(text)).toContain('https://hero.example/parent/reset-password?token=a_b-c=');
});

test('the log says that a mail was written and where, not to whom nor what', async () => {
  await open().send(MAIL);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(join(folder, 'mail'));
  expect(lines[0]).not.toMatch(/@|token=|Pat/);
});

test('what became of mails is counted, and one too many is told to the operator by what it was', async () => {
  const mail = open('smtp://127.0.0.1:1', 'hero@hero.example');
  await mail.send(MAIL).catch(() => {});
  mail.noteOmitted('a password reset link');
  mail.noteOmitted('a password reset link');
  expect(mail.counts()).toEqual({ sent: 0, failed: 1, omitted: 2 });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { what: 'a password reset link', sinceStart: 1 },
    { what: 'a password reset link', sinceStart: 2 },
  ]);
  expect(lines.join()).not.toContain('@');

  const folderMail = open();
  await folderMail.send(MAIL);
  expect(folderMail.counts()).toEqual({ sent: 1, failed: 0, omitted: 0 });
});
