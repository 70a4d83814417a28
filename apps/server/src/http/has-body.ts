import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request says that a body follows. */
export function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
