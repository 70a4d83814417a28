import { recall, remember } from './store';

/** Made once for this browser and kept (specification §3, sync device). */
export function deviceId(): string {
  const known = recall('deviceId');
  if (typeof known === 'string' && known) return known;
  // randomUUID exists on https only; a tablet may reach the family's own server over plain http.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const fresh = `kids-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  remember('deviceId', fresh);
  return fresh;
}
