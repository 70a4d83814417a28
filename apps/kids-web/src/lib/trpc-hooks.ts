import {
  type QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type CreateTRPCClientOptions, createTRPCClient, getUntypedClient } from '@trpc/client';
import type { CreateTRPCReact } from '@trpc/react-query';
import type { AnyTRPCRouter } from '@trpc/server';
import { createContext, createElement, type ReactNode, useContext, useMemo } from 'react';
import { earlyOr } from './early-answers';

type Client = ReturnType<typeof createTRPCClient<AnyTRPCRouter>>;
type Path = readonly string[];
/** What tRPC's own hooks use as key: the path alone covers every input. */
type Key = [Path] | [Path, { type: 'query'; input?: unknown }];

const ClientContext = createContext<Client | null>(null);

/**
 * tRPC's React hooks without the part that this app does not use (infinite and suspense queries, subscriptions, server
 * rendering): with the same names, types and query keys as `createTRPCReact`, in a tenth of its 6 kB.
 * Has `useQuery`, `useMutation`, `useUtils`, `Provider` and `createClient`; anything else throws and says so.
 */
export function createHooks<Router extends AnyTRPCRouter>(): CreateTRPCReact<Router, unknown> {
  const root = {
    createClient: (options: CreateTRPCClientOptions<Router>) => createTRPCClient<Router>(options),
    Provider,
    useUtils,
  };
  return procedures([], callHook, root) as CreateTRPCReact<Router, unknown>;
}

function Provider({ client, children }: { client: Client; children: ReactNode }) {
  return createElement(ClientContext, { value: client }, children);
}

/** The key under which a query's answer is kept. @param procedure such as `trpc.missions.listToday` */
export function queryKeyOf(procedure: object, input?: unknown): Key {
  return keyOf((procedure as { path: Path }).path, input);
}

function keyOf(path: Path, input: unknown): Key {
  return [path, input === undefined ? { type: 'query' } : { input, type: 'query' }];
}

function useProcedureQuery(path: Path, [input, options]: unknown[]): unknown {
  const client = getUntypedClient(useClient());
  return useQuery({
    ...(options as Partial<UseQueryOptions>),
    queryKey: keyOf(path, input),
    queryFn: () => earlyOr(path.join('.'), input, () => client.query(path.join('.'), input)),
  });
}

function useProcedureMutation(path: Path, [options]: unknown[]): unknown {
  const client = getUntypedClient(useClient());
  return useMutation({
    ...(options as UseMutationOptions),
    mutationKey: [path],
    mutationFn: (variables) => client.mutation(path.join('.'), variables),
  });
}

const hooks: Record<string, (path: Path, args: unknown[]) => unknown> = {
  useQuery: useProcedureQuery,
  useMutation: useProcedureMutation,
};

function callHook(path: Path, name: string, args: unknown[]): unknown {
  const hook = hooks[name];
  if (!hook) throw new Error(`This app's tRPC hooks have no ${name}.`);
  return hook(path, args);
}

function useUtils() {
  const client = useClient();
  const queries = useQueryClient();
  return useMemo(
    () => procedures([], (path, act, args) => touchCache(queries, { path, act, args }), { client }),
    [client, queries],
  );
}

type Touch = { path: Path; act: string; args: unknown[] };

function touchCache(queries: QueryClient, { path, act, args }: Touch): unknown {
  const exact = keyOf(path, args[0]);
  const covered = args[0] === undefined ? [path] : exact;
  switch (act) {
    case 'invalidate':
      return queries.invalidateQueries({ queryKey: covered });
    case 'cancel':
      return queries.cancelQueries({ queryKey: covered });
    case 'getData':
      return queries.getQueryData(exact);
    case 'setData':
      return queries.setQueryData(exact, args[1]);
    default:
      throw new Error(`This app's tRPC utilities have no ${act}.`);
  }
}

function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('tRPC hooks need their Provider around them.');
  return client;
}

/** A tree that grows as it is read: `tree.missions.listToday.useQuery(…)` calls `call(['missions', 'listToday'], 'useQuery', […])`. */
function procedures(
  path: Path,
  call: (path: Path, act: string, args: unknown[]) => unknown,
  own: Record<string, unknown> = {},
): unknown {
  const grown = new Map<string, unknown>();
  return new Proxy(() => {}, {
    get(_target, name) {
      if (typeof name !== 'string') return undefined;
      if (name === 'path') return path;
      if (name in own) return own[name];
      if (!grown.has(name)) grown.set(name, procedures([...path, name], call));
      return grown.get(name);
    },
    apply: (_target, _this, args) => call(path.slice(0, -1), path.at(-1)!, args),
  });
}
