import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { findFreePort } from '../../../testing/src/free-port';
import { untilHolds } from '../../../testing/src/until-holds';
import type { Command, Engine } from './engine';

interface Params {
  id?: string;
}

const ROUTES: Record<Command, (params: Params) => string> = {
  NewSession: () => '',
  SetWindowRect: () => '/window/rect',
  Navigate: () => '/url',
  ExecuteScript: () => '/execute/sync',
  ElementClick: ({ id }) => `/element/${id}/click`,
  ElementSendKeys: ({ id }) => `/element/${id}/value`,
  TakeScreenshot: () => '/screenshot',
};

/** Starts WebKitGTK's small browser on a screen of its own, driven over W3C WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = await once(createInterface(screen.stdout), 'line');
  const port = await findFreePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}` },
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilHolds(() => fetch(`${origin}/status`));
  let session = '/session';

  async function send(command: Command, params: object = {}): Promise<unknown> {
    const isRead = command === 'TakeScreenshot';
    const answer = await fetch(`${origin}${session}${ROUTES[command](params)}`, {
      method: isRead ? 'GET' : 'POST',
      ...(!isRead && { body: JSON.stringify(params) }),
    });
    const { value } = (await answer.json()) as { value: { message?: string; error?: string } | null };
    if (!answer.ok) throw new Error(`${command}: ${value?.error} ${value?.message}`);
    return value;
  }

  const opened = await send('NewSession', { capabilities: { alwaysMatch: {} } });
  session = `/session/${(opened as { sessionId: string }).sessionId}`;
  return {
    send,
    async stop() {
      await fetch(`${origin}${session}`, { method: 'DELETE' }).catch(() => {});
      await end(driver);
      await end(screen);
    },
  };
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return;
  const gone = once(program, 'exit');
  program.kill();
  await gone;
}
