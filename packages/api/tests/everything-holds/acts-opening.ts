import { perform } from './acts';
import type { Play } from './acts-play';
import { openWorld, type World } from './acts-world';

/** What a family has done before its story begins, so that strangers find something to try themselves on. */
const BEFORE: readonly Play[] = [
  { act: 'media.issueUpload', by: 'pat', a: 0, b: 0, n: 0 },
  { act: 'PUT upload', by: 'pat', a: 0, b: 0, n: 0 },
  { act: 'habits.updateMaster, heard', by: 'pat', a: 0, b: 0, n: 0 },
  { act: 'children.update, picture', by: 'sam', a: 0, b: 0, n: 0 },
  { act: 'push.subscribe, by hero', by: 'robin', a: 0, b: 0, n: 0 },
  { act: 'sync.registerDevice', by: 'pat', a: 0, b: 0, n: 0 },
  { act: 'subscription.create', by: 'sam', a: 0, b: 0, n: 0 },
  { act: 'sync.familyData', by: 'pat', a: 0, b: 0, n: 0 },
];

/** A world with a family that has used a little of everything. */
export async function openStory(...setting: Parameters<typeof openWorld>): Promise<World> {
  const world = await openWorld(...setting);
  for (const play of BEFORE) await perform(world, play);
  return world;
}
