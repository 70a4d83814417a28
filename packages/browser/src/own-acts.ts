import { freshUuid } from './device';

/** This page among all that its person has open. The server names it to whoever hears of what it did. */
export const PAGE_ID = freshUuid().slice(0, 8);

const listeners = new Set<() => void>();

/** Calls `heard` whenever an act of this page was answered, until the returned function is called. */
export function onOwnAct(heard: () => void): () => void {
  listeners.add(heard);
  return () => void listeners.delete(heard);
}

/** A browser's `fetch` that tells of acts, once their answer is read; what sync itself sends is none. */
export async function fetchAndTell(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (init?.method !== 'POST' || !response.ok || isOfSync(String(input))) return response;
  const read = response.json.bind(response);
  response.json = async () => {
    const answer = await read();
    for (const heard of listeners) heard();
    return answer;
  };
  return response;
}

const isOfSync = (url: string) => {
  const names = /\/trpc\/([^?]*)/.exec(url)?.[1] ?? '';
  return names.split(',').every((name) => name.startsWith('sync.'));
};
