import { createStore, del, get, keys, set, update } from 'idb-keyval';

/** This device's larger memory: what is kept outlasts the page. */
export type DeviceStore = {
  get: (key: string) => Promise<unknown>;
  /** In one step: nobody else changes it between the look and the write. */
  update: (key: string, change: (before: unknown) => unknown) => Promise<void>;
  remove: (key: string) => Promise<void>;
  keys: () => Promise<string[]>;
};

/** Keeps for as long as the page lives: for browsers that keep nothing. */
export function memoryStore(): DeviceStore {
  const kept = new Map<string, unknown>();
  return {
    get: async (key) => structuredClone(kept.get(key)),
    update: async (key, change) => {
      kept.set(key, structuredClone(change(kept.get(key))));
    },
    remove: async (key) => {
      kept.delete(key);
    },
    keys: async () => [...kept.keys()],
  };
}

/** The browser's database; private windows and full disks leave only the page's own memory. */
export async function openDeviceStore(): Promise<DeviceStore> {
  try {
    const store = createStore('herohood-kids', 'kept');
    // Some browsers have it and refuse it: that shows when it is written to.
    await set('opened', true, store);
    return {
      get: (key) => get(key, store),
      update: (key, change) => update(key, change, store),
      remove: (key) => del(key, store),
      keys: () => keys<string>(store),
    };
  } catch {
    return memoryStore();
  }
}
