import { findChildSession, findParentSession } from './account/session';
import { createBatchLoader } from './batch-loader';
import type { Ports, ReplyPort, RequestContext, RequestInfo } from './context';
import { spokenLocale } from './languages/spoken-locale';

/** Lays one request over the ports. A session is read from Postgres on first use and kept for the request. */
export function createContext(ports: Ports, request: RequestInfo, reply: ReplyPort): RequestContext {
  const base = { ...ports, request, reply };
  const sessions = {
    parent: once(() => findParentSession(base)),
    child: once(() => findChildSession(base)),
  };
  return {
    ...base,
    batchLoader: createBatchLoader(),
    sessions,
    localeFor: (who) => spokenLocale({ ...base, sessions }, who),
  };
}

function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
