import { requestRefusal } from '@herohood/api/refusals';
import type { FastifyRequest } from 'fastify';
import type { ServedRow } from './rest-rows';

/** What a request reaches: a call of the API, the payments sandbox, what a monitor reads, or a page and its files. */
export type RouteKind = 'call' | 'sandbox' | 'monitor' | 'page';

const PREFIXES: readonly [RegExp, RouteKind][] = [
  [/^\/(?:api|trpc)(?:\/|$)/, 'call'],
  [/^\/sandbox(?:\/|$)/, 'sandbox'],
  [/^\/(?:readyz|metrics)$/, 'monitor'],
];

/**
 * What a request reaches, by the route that the router has matched. The address itself must not decide: one route has
 * many ways to be written, such as `/%61pi` for `/api`.
 */
export function kindOf({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): RouteKind {
  return kindOfPattern(routeOptions.url ?? decodedPath(url));
}

/** The same of a route's pattern. */
export function kindOfPattern(pattern: string): RouteKind {
  return PREFIXES.find(([prefix]) => prefix.test(pattern))?.[1] ?? 'page';
}

/** Where nothing matches: the path as the router has read it. */
function decodedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Prepares the reader of the procedures that a request asks for. A batch names several, and the same one more than once;
 * what is no procedure has the name ''.
 *
 * @throws (the reader) DomainError BAD_REQUEST for a name that still holds an escape: the library decodes names once more.
 */
export function namesReader(rows: readonly ServedRow[]): (request: FastifyRequest) => readonly string[] {
  const nameOfRow = new Map(
    rows.map(({ name, row }) => [`${row.method} ${row.path.replace(/\{(\w+)\}/g, ':$1')}`, name]),
  );
  return ({ method, params, routeOptions }) => {
    if (!routeOptions.url?.startsWith('/trpc')) return [nameOfRow.get(`${method} ${routeOptions.url}`) ?? ''];
    const { path = '' } = (params ?? {}) as { path?: string };
    if (path.includes('%')) throw requestRefusal('BAD_REQUEST', 'badAddress');
    return path.split(',');
  };
}
