import type { SandboxRequest, SandboxResponse } from './answer';

/**
 * Ways for the `stripe` SDK to reach a sandbox. The SDK sends to `/v1/…` of a host and knows no path in front of it, but takes a
 * client of one's own: `new Stripe(key, { httpClient: Stripe.createFetchHttpClient(fetchAt(url)) })`.
 */
export type SdkFetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Sends the SDK's calls over HTTP. @param base what stands before `/v1/`, e.g. 'http://127.0.0.1:3000/sandbox/stripe' */
export function fetchAt(base: string): SdkFetch {
  const prefix = base.replace(/\/+$/, '');
  return async (url, init) => {
    const { pathname, search } = new URL(addressOf(url));
    return fetch(`${prefix}${pathname}${search}`, init);
  };
}

type Sandbox = { handle(request: SandboxRequest): Promise<SandboxResponse> };

/** Hands the SDK's calls to a sandbox of the same process: no port and no connection is needed. */
export function fetchInto(sandbox: Sandbox): SdkFetch {
  return async (url, init) => {
    const { pathname, search } = new URL(addressOf(url));
    const { status, body, headers } = await sandbox.handle({
      method: init?.method ?? 'GET',
      path: pathname.replace(/^\/v1\//, ''),
      query: search.slice(1),
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : '',
    });
    return new Response(JSON.stringify(body), { status, headers });
  };
}

function addressOf(url: string | URL | Request): string {
  return url instanceof Request ? url.url : String(url);
}
