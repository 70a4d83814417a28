import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { PeakDevice, PeakFamily, PeakPlan, PeakResult } from './peak-plan';

// A process of its own: it plays the apps of many families in the busiest hour of their day. Calls begin when they are
// due, whether or not the ones before were answered, so a slow server does not make its own load lighter.

const POLL_SECONDS = 30;
/** Acts in the hour, for each device of the kind. */
const PER_HOUR = { child: { complete: 6, open: 3, look: 4 }, parent: { open: 3, bonus: 0.5 } };
/** A parent answers a mission within so many seconds. */
const APPROVED_WITHIN_SECONDS = 30;

process.on('message', (plan: PeakPlan) => {
  play(plan).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});

async function play(plan: PeakPlan): Promise<PeakResult> {
  const hour = new PeakHour(plan);
  for (const family of plan.families) hour.begin(family);
  await delay((plan.rampSeconds + plan.seconds) * 1_000);
  return hour.end();
}

interface Asked {
  method: 'GET' | 'POST';
  path: string;
}

class PeakHour {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #streams = new Set<IncomingMessage>();
  readonly #result: PeakResult = { latenciesMs: [], faults: {}, streams: 0, changes: 0 };
  readonly #plan: PeakPlan;
  readonly #countsFrom: number;
  #isOver = false;

  constructor(plan: PeakPlan) {
    this.#plan = plan;
    this.#countsFrom = performance.now() + plan.rampSeconds * 1_000;
  }

  begin(family: PeakFamily): void {
    for (const device of family.devices) {
      const start = Math.random() * this.#plan.rampSeconds;
      this.#after(start, () => {
        this.#listen(device);
        this.#poll(device);
      });
      const acts = device.role === 'child' ? this.#childActs(device, family) : this.#parentActs(device);
      for (const [perHour, act] of acts) this.#again(start, 3_600 / perHour, act);
    }
  }

  end(): PeakResult {
    this.#isOver = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#result.streams = this.#streams.size;
    for (const stream of this.#streams) stream.destroy();
    this.#agent.destroy();
    return this.#result;
  }

  #childActs(device: PeakDevice, family: PeakFamily): [number, () => void][] {
    const { childId } = device;
    const of = (what: string) => `/api/children/${childId}/${what}`;
    const rates = PER_HOUR.child;
    return [
      [rates.complete, () => this.#complete(device, family)],
      [rates.open, () => this.#calls(device, ['/api/auth/child', of('habits'), of('completions/today')])],
      [rates.look, () => this.#calls(device, [of('badges'), of('rewards')])],
    ];
  }

  #parentActs(device: PeakDevice): [number, () => void][] {
    const dashboard = [
      '/api/auth/user',
      '/api/children',
      '/api/pending-habits/all',
      '/api/reward-claims/pending',
    ];
    return [
      [PER_HOUR.parent.open, () => this.#calls(device, dashboard)],
      [PER_HOUR.parent.bonus, () => this.#calls(device, ['/api/family/audit'])],
    ];
  }

  #complete(hero: PeakDevice, { devices }: PeakFamily): void {
    const habit = hero.habits.shift();
    if (habit === undefined) return;
    const parents = devices.filter(({ role }) => role === 'parent');
    const parent = parents[Math.floor(Math.random() * parents.length)];
    this.#call(hero, { method: 'POST', path: `/api/habits/${habit}/complete` }, (body) => {
      const { id } = JSON.parse(body) as { id: string };
      this.#after(Math.random() * APPROVED_WITHIN_SECONDS, () => {
        if (parent) this.#call(parent, { method: 'POST', path: `/api/habit-completions/${id}/approve` });
      });
    });
  }

  #listen(device: PeakDevice): void {
    const path = `/api/sync/stream?role=${device.role}`;
    const sent = request(`${this.#plan.url}${path}`, { agent: false, headers: { cookie: device.cookie } });
    sent.on('response', (stream) => {
      if (stream.statusCode !== 200) return this.#fault('GET', path, stream.statusCode ?? 0);
      this.#streams.add(stream);
      stream.on('data', (bytes: Buffer) => {
        if (!bytes.includes('event: sync')) return;
        this.#result.changes += 1;
        this.#follow(device);
      });
      stream.on('error', () => {});
      stream.on('close', () => {
        this.#streams.delete(stream);
        if (!this.#isOver) this.#after(2, () => this.#listen(device));
      });
    });
    sent.on('error', () => {
      if (!this.#isOver) this.#fault('GET', path, 0);
    });
    sent.end();
  }

  /** What an app asks when it heard that something changed. */
  #follow(device: PeakDevice): void {
    this.#sync(device);
    if (device.role === 'parent') this.#calls(device, ['/api/pending-habits/all']);
    else this.#calls(device, ['/api/auth/child', `/api/children/${device.childId}/completions/today`]);
  }

  #poll(device: PeakDevice): void {
    this.#sync(device);
    this.#after(POLL_SECONDS, () => this.#poll(device));
  }

  #sync(device: PeakDevice): void {
    const call = device.role === 'parent' ? 'family-data' : 'child-family-data';
    const since = encodeURIComponent(new Date(Date.now() - 60_000).toISOString());
    this.#call(device, { method: 'GET', path: `/api/sync/${call}?lastSyncTime=${since}` });
  }

  #calls(device: PeakDevice, paths: readonly string[]): void {
    for (const path of paths) this.#call(device, { method: 'GET', path });
  }

  #call(device: PeakDevice, { method, path }: Asked, then: (body: string) => void = () => {}): void {
    const due = performance.now();
    const headers = {
      cookie: device.cookie,
      'x-herohood-role': device.role,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
    };
    const sent = request(`${this.#plan.url}${path}`, { method, agent: this.#agent, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', () => this.#fault(method, path, 0));
      answer.on('end', () => {
        if (this.#isOver) return;
        const status = answer.statusCode ?? 0;
        if (due >= this.#countsFrom) this.#result.latenciesMs.push(performance.now() - due);
        if (status >= 300) this.#fault(method, path, status);
        else then(Buffer.concat(parts).toString());
      });
    });
    sent.on('error', () => this.#fault(method, path, 0));
    sent.end(method === 'POST' ? '{}' : undefined);
  }

  #fault(method: string, path: string, status: number): void {
    if (this.#isOver) return;
    const name = `${method} ${path.split('?')[0]?.replaceAll(/[0-9a-f-]{36}/g, '{id}')}: ${status}`;
    this.#result.faults[name] = (this.#result.faults[name] ?? 0) + 1;
  }

  /** Again and again, at random moments that are `seconds` apart in the mean. */
  #again(start: number, seconds: number, act: () => void): void {
    const next = () => -Math.log(1 - Math.random()) * seconds;
    const step = () => {
      act();
      this.#after(next(), step);
    };
    this.#after(start + next(), step);
  }

  #after(seconds: number, act: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#isOver) act();
    }, seconds * 1_000);
    this.#timers.add(timer);
  }
}
