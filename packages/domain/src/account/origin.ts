/** What a request says about where it comes from; header values as sent, null when absent. */
export interface RequestSource {
  method: string;
  origin: string | null;
  secFetchSite: string | null;
  /** The origins that this server is reached under, for example `https://herohood.example`. */
  ownOrigins: ReadonlySet<string>;
}

/**
 * Whether a request must be refused as foreign (403 `FOREIGN_ORIGIN`): it could change something, and a browser
 * says that another site made it. Without `Origin` it comes from a program and passes (ruling R3).
 */
export function isForeignRequest({ method, origin, secFetchSite, ownOrigins }: RequestSource): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase())) return false;
  if (secFetchSite !== null && secFetchSite.toLowerCase() === 'cross-site') return true;
  return origin !== null && !ownOrigins.has(origin.toLowerCase());
}
