import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resultsFolder } from '../testing/paths';
import { onStage } from '../testing/stage';

const PAGES: Record<string, string> = {
  '/': '<!doctype html><link rel="icon" href="data:,"><h1>Mission board</h1>',
  '/console': '<!doctype html><link rel="icon" href="data:,"><script>console.error("stray")</script>',
  '/throws': '<!doctype html><link rel="icon" href="data:,"><script>throw new Error("lost")</script>',
};

let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html').end(PAGES[request.url ?? '/']);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address === 'object' && address !== null) url = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('a journey', () => {
  it('gives the parent a desk and the child a phone', async () => {
    await onStage('stage-devices', url, async ({ parent, child }) => {
      await Promise.all([parent.goto('/'), child.goto('/')]);
      expect(await parent.evaluate(() => [innerWidth, innerHeight])).toEqual([1280, 800]);
      expect(await child.evaluate(() => [screen.width, navigator.maxTouchPoints > 0])).toEqual([390, true]);
    });
  });

  it.each([
    ['/console', /parent: stray/],
    ['/throws', /parent: uncaught .*lost/],
  ])('fails when a page complains as %s does', async (path, message) => {
    const play = onStage('stage-complaint', url, async ({ parent }) => {
      await parent.goto(path);
    });
    await expect(play).rejects.toThrow(message);
  });

  it('passes with a complaint that belongs to it', async () => {
    await onStage('stage-expected', url, async ({ parent, expectProblem }) => {
      expectProblem(/stray/);
      await parent.goto('/console');
    });
  });

  it('that failed leaves a screenshot of everybody', async () => {
    const people = ['parent', 'child', 'visitor-1'];
    const files = people.map((who) => join(resultsFolder, `stage-failing-failed-${who}.png`));
    const play = onStage('stage-failing', url, async ({ parent, comeIn }) => {
      await parent.goto('/');
      await comeIn();
      throw new Error('the mission did not appear');
    });
    await expect(play).rejects.toThrow('the mission did not appear');
    expect(files.map((file) => existsSync(file))).toEqual([true, true, true]);
    for (const file of files) await rm(file);
  });
});
