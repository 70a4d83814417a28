import { openMemory } from '@herohood/ui/runtime/memory';
import { useState } from 'react';

const memory = openMemory('herohood-');
const KEY = 'trust-not-now';
/** So long a 'not now' holds on this device. */
const QUIET_MS = 28 * 86_400_000;

type Until = Record<string, number>;

/** What was kept and still holds; of what cannot be read nothing was said. */
function recall(now: number): Until {
  const said = Object.entries(memory.recall(KEY) ?? {});
  return Object.fromEntries(said.filter(([, until]) => typeof until === 'number' && until > now));
}

/** The suggestions that were put off on this device, for four weeks each. */
export function useNotNow() {
  const [until, setUntil] = useState(() => recall(Date.now()));
  function putOff(id: string) {
    const next = { ...until, [id]: Date.now() + QUIET_MS };
    memory.remember(KEY, next);
    setUntil(next);
  }
  return { isPutOff: (id: string) => id in until, putOff };
}
