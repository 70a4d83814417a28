import { type ComponentType, lazy } from 'react';
import { isOutdated, loadAnew } from './reload-when-outdated';

/** What never comes: its place stays as it is until the page is loaded anew. */
const nothing = new Promise<never>(() => {});

/**
 * A part of the app that is fetched when it is first shown. One that is missing takes nothing away from what the child
 * is doing: its place waits while the server is away, and until the page is loaded anew after an update.
 */
export function lazyPart<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    try {
      return await load();
    } catch {
      if (await isOutdated()) return nothing;
    }
    // The server is there and no newer page is: the part was lost on the way.
    try {
      return await load();
    } catch (error) {
      // Some browsers know for as long as the page lives that a part could not be had.
      if (loadAnew()) return nothing;
      throw error;
    }
  });
}
