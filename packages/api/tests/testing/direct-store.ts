import type { DirectUploads } from '../../src/context';

const ADDRESS = 'https://store.example/voices/uploads/';

export interface TestDirectStore extends DirectUploads {
  /** What browsers have sent, by key. */
  sent: Map<string, Uint8Array>;
  /** What a browser does with an upload URL; the store lets it, as often as it likes. */
  accept(uploadURL: string, bytes: Uint8Array): void;
}

/** A store that takes uploads by itself, in memory. */
export function createDirectStore(): TestDirectStore {
  const sent: TestDirectStore['sent'] = new Map();
  const keyOf = (address: string) => (address.startsWith(ADDRESS) ? address.slice(ADDRESS.length) : null);
  return {
    sent,
    origin: 'https://store.example',
    presign: async (key, lifeSeconds) => `${ADDRESS}${key}?expires=${lifeSeconds}&signature=private`,
    keyOf,
    received: async (key, maxBytes) => sent.get(key)?.slice(0, maxBytes) ?? null,
    discard: async (key) => void sent.delete(key),
    accept: (uploadURL, bytes) => {
      const key = keyOf(uploadURL.split('?')[0] ?? '');
      if (key === null) throw new Error('Not an address of this store.');
      sent.set(key, bytes);
    },
  };
}
