import type { APIRequestContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from '../testing/axe-faults';
import { clockAt } from '../testing/family-zone';
import { logOut } from '../testing/log-out';
import { buyPlan } from '../testing/pay-plan';
import type { RunningServer } from '../testing/server';
import { enterAsHero, type SetUpFamily, send, setUpFamily } from '../testing/set-up-family';
import { startServerOnShared } from '../testing/shared-postgres';
import { eitherDevice, onStage } from '../testing/stage';
import { smallTargets } from '../testing/touch-targets';

/** A reminder is sent within a minute of its time: three turns of the server's worker. */
const SENT_MS = 60_000;
/** What the browser notes about a recording that the journey takes away. */
const TAKEN_AWAY = /status of 404|ERR_FAILED/;

let server: RunningServer;

beforeAll(async () => {
  server = await startServerOnShared('kids-reminders');
});
afterAll(() => server?.stop());

const FIVE_MINUTES_MS = 5 * 60_000;

/** Lets the family's one habit be called to now, by whatever else is wanted of it. */
async function remindNow(request: APIRequestContext, { heroes }: SetUpFamily, change: object = {}) {
  const alert = {
    // Two hours long, it shows now, and does so when another minute or hour begins.
    reminderTime: clockAt(Date.now() - (Date.now() % FIVE_MINUTES_MS)),
    reminderDuration: 120,
    timeRangeStart: '00:00',
    timeRangeEnd: '00:00',
  };
  const answer = await request.patch(`/api/habits/${heroes[0]!.missionId}`, {
    data: { reminderEnabled: true, customRingtone: 'happy-bells', ...alert, ...change },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A parent's voice: a second of the browser's own microphone, sent as the console sends it. */
async function recordVoice(parent: Page, masterId: string): Promise<void> {
  await parent.goto('/parent');
  const address = await parent.evaluate(async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const recorder = new MediaRecorder(stream, { mimeType: 'audio/webm' });
    const recorded = new Promise<Blob>((resolve) => {
      recorder.ondataavailable = ({ data }) => resolve(data);
    });
    recorder.start();
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    recorder.stop();
    const { uploadURL } = await (await fetch('/api/objects/upload', { method: 'POST' })).json();
    const sent = await fetch(uploadURL, {
      method: 'PUT',
      headers: { 'content-type': 'audio/webm' },
      body: await recorded,
    });
    if (!sent.ok) throw new Error(`The recording was not taken: ${sent.status}`);
    // What follows the question mark is the permission to send.
    return String(uploadURL).split('?')[0];
  });
  const answer = await parent.context().request.patch(`/api/master-habits/${masterId}`, {
    data: { voiceRecording: address, voiceRecordingName: 'Dinner!', voiceReminderEnabled: true },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

interface Heard {
  /** Addresses of what audio elements have played. */
  voices: string[];
  /** How many tones of ringtones and melodies were begun. */
  tones: number;
}

/** Notes from now on what this page lets be heard. */
async function listen(page: Page): Promise<() => Promise<Heard>> {
  await page.addInitScript(() => {
    const heard: Heard = { voices: [], tones: 0 };
    Object.assign(window, { heard });
    document.addEventListener(
      'playing',
      ({ target }) => heard.voices.push((target as HTMLAudioElement).currentSrc),
      true,
    );
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...at) {
      heard.tones += 1;
      return start.apply(this, at);
    };
  });
  return () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

/** What looks into the page for a journey counts as a touch to the browser; only real ones may. */
async function countTouchesAlone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let hasBeenActive = false;
    addEventListener('pointerup', () => {
      hasBeenActive = true;
    });
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
  });
}

const reminder = (page: Page) => page.getByRole('region', { name: 'Reminder' });
const masterOf = async (request: APIRequestContext): Promise<string> =>
  (await (await request.get('/api/habits/master')).json())[0].id;

describe.concurrent.each(eitherDevice('phone'))('a reminder on a %s', (device) => {
  it('comes by itself with the parent’s voice, and "I did it!" is the mission’s own act', async () => {
    await onStage({ name: `kids-reminder-voice-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child, photograph } = stage;
      const heard = await listen(child);
      const family = await setUpFamily(parent, ['Mia']);
      const { request } = parent.context();
      await recordVoice(parent, await masterOf(request));
      await enterAsHero(child, family.familyCode, family.heroes[0]!);
      await child.goto('/kids');
      // Browsers let a page sound only after it was touched.
      await child.getByRole('tab', { name: 'Progress' }).tap();
      await child.getByText('My progress').waitFor();
      await remindNow(request, family, { voiceReminderEnabled: true });
      await reminder(child).getByText('Feed the cat').waitFor({ timeout: SENT_MS });
      expect(await axeFaults(child)).toEqual([]);
      expect(await smallTargets(child)).toEqual([]);
      await photograph(child, 'shown');
      await child.waitForFunction(() => (window as unknown as { heard: Heard }).heard.voices.length > 0);
      expect((await heard()).voices[0]).toMatch(/\/api\/media\//);

      await child.getByRole('button', { name: 'I did it! Feed the cat' }).tap();
      await reminder(child).waitFor({ state: 'detached' });
      await child.getByText('Mission Complete!').waitFor();
      await child.getByRole('tab', { name: 'Missions' }).tap();
      await child.getByText('Your parent is checking it.').waitFor();
      // Sent back, it is open again, and so is its reminder; done by another of their devices it is over here, too.
      const [waiting] = await (await request.get('/api/pending-habits/all')).json();
      await send(request, `/api/habit-completions/${waiting.completion.id}/reject`, {
        message: 'Once more!',
      });
      await reminder(child).waitFor();
      await send(child.context().request, `/api/habits/${family.heroes[0]!.missionId}/complete`);
      await reminder(child).waitFor({ state: 'detached' });
    });
  });

  it('waits for a touch with its ringtone, is put off for this device, and small during a game', async () => {
    await onStage({ name: `kids-reminder-later-${device}`, child: device }, server.url, async (stage) => {
      const { parent, child, photograph, expectProblem } = stage;
      expectProblem(/AudioContext/);
      const heard = await listen(child);
      await countTouchesAlone(child);
      const family = await setUpFamily(parent, ['Mia']);
      await buyPlan(parent.context().request);
      await enterAsHero(child, family.familyCode, family.heroes[0]!);
      await remindNow(parent.context().request, family);
      await child.goto('/kids');
      await reminder(child).waitFor({ timeout: SENT_MS });
      const hear = child.getByRole('button', { name: 'Tap to hear' });
      await hear.waitFor();
      expect((await heard()).tones).toBe(0);
      expect(await axeFaults(child)).toEqual([]);
      expect(await smallTargets(child)).toEqual([]);
      await photograph(child, 'silent');
      await hear.tap();
      await hear.waitFor({ state: 'detached' });
      await child.waitForFunction(() => (window as unknown as { heard: Heard }).heard.tones > 0);

      await child.goto('/kids?tab=games&game=word-puzzle');
      await reminder(child).waitFor();
      expect(await reminder(child).getAttribute('data-small')).toBe('true');
      await photograph(child, 'in-a-game');

      await child.goto('/kids');
      await child.getByRole('button', { name: 'Later: Feed the cat' }).tap();
      await reminder(child).waitFor({ state: 'detached' });
      await child.reload();
      await child.getByRole('button', { name: 'I did it! Feed the cat' }).waitFor();
      await child.getByText('Synced').waitFor();
      expect(await reminder(child).count()).toBe(0);
    });
  });
});

describe.concurrent('a voice that cannot be played', () => {
  it('gives way to the ringtone; with sounds off nothing is heard', async () => {
    await onStage('kids-reminder-lost', server.url, async ({ parent, child, expectProblem }) => {
      expectProblem(TAKEN_AWAY);
      const heard = await listen(child);
      const family = await setUpFamily(parent, ['Mia']);
      const { request } = parent.context();
      await recordVoice(parent, await masterOf(request));
      await enterAsHero(child, family.familyCode, family.heroes[0]!);
      await child.context().route('**/api/media/**', (route) => route.abort());
      await child.goto('/kids');
      await child.getByRole('tab', { name: 'Missions' }).tap();
      await remindNow(request, family, { voiceReminderEnabled: true });
      await reminder(child).waitFor({ timeout: SENT_MS });
      await child.waitForFunction(() => (window as unknown as { heard: Heard }).heard.tones > 0);
      expect((await heard()).voices).toEqual([]);

      await child.getByRole('button', { name: 'Settings' }).focus();
      await child.keyboard.press('Enter');
      const sounds = child.getByRole('switch', { name: 'Sounds' });
      await sounds.tap();
      await expect.poll(() => sounds.isChecked()).toBe(false);
      await child.reload();
      await reminder(child).waitFor();
      await child.getByText('Synced').waitFor();
      expect(await heard()).toEqual({ voices: [], tones: 0 });
      expect(await child.getByRole('button', { name: /^Tap to hear/ }).count()).toBe(0);
    });
  });
});

describe.concurrent('calls while the app is closed', () => {
  it.each(eitherDevice('phone'))(
    'are asked for after a mission on a %s, kindly; the server is told, and told again at logout',
    async (device) => {
      await onStage(
        { name: `kids-push-${device}`, child: device, keepsApp: true },
        server.url,
        async ({ parent, child, photograph }) => {
          await givePushes(child);
          const family = await setUpFamily(parent, ['Mia']);
          await enterAsHero(child, family.familyCode, family.heroes[0]!);
          await child.goto('/kids');
          const complete = child.getByRole('button', { name: 'I did it! Feed the cat' });
          await complete.waitFor();
          // The worker takes the pushes. It first keeps the whole app, which takes a busy machine long.
          await child.evaluate(() => navigator.serviceWorker.ready.then(() => null));
          const ask = child.getByRole('region', { name: 'Shall I call you?' });
          expect(await ask.count()).toBe(0);
          await complete.tap();
          await ask.waitFor();
          await ask.scrollIntoViewIfNeeded();
          expect(await axeFaults(child)).toEqual([]);
          expect(await smallTargets(child)).toEqual([]);
          await photograph(child, 'asked');
          const told = child.waitForResponse(/push\.subscribe/);
          await ask.getByRole('button', { name: 'Yes, call me!' }).tap();
          expect((await told).status()).toBe(200);
          await child.getByText('I will call you when it is mission time.').waitFor();
          await ask.waitFor({ state: 'detached' });

          await child.getByRole('button', { name: 'Settings' }).tap();
          const call = child.getByRole('switch', { name: 'Call me' });
          await call.waitFor();
          expect(await call.isChecked()).toBe(true);
          await child.getByRole('button', { name: 'Done' }).tap();
          const forgotten = child.waitForResponse(/\/api\/push\/unsubscribe/);
          await logOut(child);
          expect((await forgotten).status()).toBe(200);
          await child.getByRole('heading', { name: 'Hero Login' }).waitFor();
        },
      );
    },
  );

  it('shows each mission with a picture that is there', async () => {
    const names = ['energy', 'teeth', 'reading', 'exercise', 'healthy-food', 'sleep', 'study', 'mindfulness'];
    for (const name of [...names, 'water', 'mission', 'badge']) {
      const answer = await fetch(`${server.url}/kids-app/notices/${name}.png`);
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, 'image/png']);
    }
  });
});

/** A headless browser has no push service and grants no notifications: what stands for both. */
async function givePushes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => {
      permission = 'granted';
      return permission;
    };
    let held: object | null = null;
    PushManager.prototype.getSubscription = async () => held as PushSubscription | null;
    PushManager.prototype.subscribe = async (options) => {
      const endpoint = 'https://push.example.com/send/one-browser';
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'a'.repeat(22) };
      held = {
        endpoint,
        options,
        toJSON: () => ({ endpoint, keys }),
        unsubscribe: async () => {
          held = null;
          return true;
        },
      };
      return held as PushSubscription;
    };
  });
}
