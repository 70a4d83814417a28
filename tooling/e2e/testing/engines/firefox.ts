import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../../testing/src/free-port';
import { untilHolds } from '../../../testing/src/until-holds';
import type { Command, Engine } from './engine';

type Answer = { resolve: (value: unknown) => void; reject: (error: Error) => void };

const COLON = ':'.charCodeAt(0);

/**
 * Starts Firefox, driven over Marionette: the same commands as W3C WebDriver, on a socket. geckodriver, which Debian
 * does not have, only passes them on.
 */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'herohood-firefox-'));
  const port = await findFreePort();
  await writeFile(join(profile, 'user.js'), `user_pref('marionette.port', ${port});\n`);
  const browser = spawn(
    'firefox-esr',
    ['--marionette', '--headless', '--no-remote', '--profile', profile, '--width', '450', '--height', '844'],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const socket = await untilHolds(() => open(port));
  const { send: ask } = speak(socket);
  const send = async (command: Command, params: object = {}) => {
    const answer = (await ask(`WebDriver:${command}`, params)) as { value?: unknown };
    return answer?.value;
  };
  await send('NewSession');
  return {
    send,
    async stop() {
      socket.destroy();
      const gone = once(browser, 'exit');
      browser.kill();
      await gone;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Each message is JSON behind its length: `[0, id, command, params]` out, `[1, id, error, value]` in; a greeting comes first. */
function speak(socket: Socket) {
  const waiting = new Map<number, Answer>();
  let asked = 0;
  let heard = Buffer.alloc(0);

  function hear(message: unknown): void {
    if (!Array.isArray(message)) return;
    const [, id, error, value] = message;
    const answer = waiting.get(id);
    waiting.delete(id);
    if (error) answer?.reject(new Error(`${error.error}: ${error.message}`));
    else answer?.resolve(value);
  }

  socket.on('data', (more) => {
    heard = Buffer.concat([heard, more]);
    for (;;) {
      const colon = heard.indexOf(COLON);
      const end = colon + 1 + Number(heard.subarray(0, Math.max(0, colon)));
      if (colon < 0 || heard.length < end) return;
      hear(JSON.parse(heard.subarray(colon + 1, end).toString()));
      heard = heard.subarray(end);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended.'));
  });

  return {
    send(command: string, params: object): Promise<unknown> {
      asked += 1;
      const id = asked;
      const message = JSON.stringify([0, id, command, params]);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        socket.write(`${Buffer.byteLength(message)}:${message}`);
      });
    },
  };
}
