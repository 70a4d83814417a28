import { layCable } from '../../../apps/server/tests/testing/cable';
import { findFreePort } from '../../testing/src/free-port';
import { type Chance, createChance } from '../harness/chance';
import { findProxy, PROXIES, type ProxyProgram, startDocumentedProxy } from '../harness/documented-proxy';
import { findFaults } from '../harness/facts';
import { makeHeroes } from '../harness/heroes';
import { startLoad } from '../harness/load';
import { hearThrough, uploadThrough } from '../harness/proxied-calls';
import { openStage } from '../harness/stage';
import type { Torture, TortureOptions, TortureResult } from '../harness/torture';
import { waitFor } from '../harness/wait';

const CLIENTS = 8;

interface ProxyOptions extends TortureOptions {
  /** That call as fast as they can; those of a full run unless it says otherwise. */
  clients?: number;
}

/** The blocks of docs/operating.md, run by the real programs in front of two servers that are restarted in turn. */
export const proxies: Torture = {
  name: 'proxies',
  promise:
    'The nginx and Caddy blocks of docs/operating.md, as written: uploads and live news come through, and restarts of two servers under load fail no request',
  rounds: 20,
  unit: 'restarts',
  run: (options) => runProxies(PROXIES, options),
};

/** Those of the programs that are installed, one after the other; the others are named as left out. */
export async function runProxies(
  programs: readonly ProxyProgram[],
  options: ProxyOptions,
): Promise<TortureResult> {
  const chance = createChance(options.seed);
  const [faults, figures, left]: [string[], string[], string[]] = [[], [], []];
  for (const [index, proxy] of programs.entries()) {
    if (findProxy(proxy.name) === null) {
      left.push(`${proxy.name} is not installed on this machine`);
      continue;
    }
    const once = await runBehind(proxy, { ...options, chance: chance.split(), index });
    faults.push(...once.faults.map((line) => `${proxy.name}: ${line}`));
    figures.push(`${proxy.name}: ${once.figures}`);
  }
  return { faults, misses: [], figures: figures.join('; '), left };
}

async function runBehind(
  proxy: ProxyProgram,
  {
    rounds,
    say,
    program,
    clients = CLIENTS,
    chance,
    index,
  }: ProxyOptions & { chance: Chance; index: number },
): Promise<{ faults: string[]; figures: string }> {
  const port = await findFreePort();
  const stage = await openStage({
    ...{ program, servers: 2, workers: 0 },
    settings: { TRUST_PROXY: '1', PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  const targets = stage.servers.map(({ url }) => url);
  const running = await startDocumentedProxy(proxy, { port, folder: stage.folder, targets }).catch(
    async (error) => {
      await stage.close();
      throw error;
    },
  );
  const cable = await layHouseholds(port);
  try {
    const [listener, ...heroes] = await makeHeroes(cable.url, { count: 5, habits: 8 });
    if (!listener) throw new Error('There is no hero.');
    const faults = await uploadThrough(running.url, listener);
    let slowestMs = await hearThrough(running.url, listener);
    const load = startLoad({ heroes, clients, chance, mayBreak: false });
    let round = 0;
    for (; round < rounds && load.tally.unexpected.length === 0; round += 1) {
      const server = stage.servers[round % 2];
      if (!server) break;
      const before = running.log().length;
      const code = await server.stop();
      if (code !== 0) faults.push(`a server ended with ${code} on SIGTERM`);
      // The next goes when the proxy has seen that this one is ready again, as the page says.
      await server.start();
      const { host } = new URL(server.url);
      await waitFor(`${proxy.name} takes ${host} for ready`, async () =>
        proxy.takesForReady(running.log().slice(before), host),
      );
      slowestMs = Math.max(slowestMs, await hearThrough(running.url, listener));
      const done = (index * rounds + round + 1) / PROXIES.length;
      say(`${proxy.name} ${round + 1}: restarted, ${load.tally.answered} calls answered`, done);
    }
    await load.stop();
    faults.push(...(await stage.look(({ sql }) => findFaults(sql, load.tally, { isWhole: true }))));
    if (faults.length > 0) faults.push(`its log ends: ${running.log().slice(-500)}`);
    const figures = `${round} restarts, ${load.tally.answered} calls, none failed, news after ${Math.round(slowestMs)} ms at most`;
    return { faults, figures };
  } finally {
    await cable.pull();
    await running.stop();
    await stage.close();
  }
}

/** As one address the clients would be refused: they call far more than a household may. Each connection is one here. */
async function layHouseholds(port: number): Promise<{ url: string; pull: () => Promise<void> }> {
  let households = 0;
  const cable = await layCable(port, () => {
    households = (households % 250) + 1;
    return `127.0.1.${households}`;
  });
  return { url: `http://127.0.0.1:${cable.port}`, pull: cable.pull };
}
