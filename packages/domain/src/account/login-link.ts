import { type Refusal, refuse } from '../refusal';

/** How long a hero's sign-in link opens (rules: sessions). */
export const LOGIN_LINK_LIFETIME_MS = 15 * 60_000;
/** So many links of a hero are kept; with one more the oldest goes. */
export const LINKS_OF_A_HERO = 10;

/** Whether a link still signs its hero in; null: nobody made it, or a new PIN ended it. */
export function decideLoginLink(
  link: { usedAt: Date | null; expiresAt: Date } | null,
  now: Date,
): { kind: 'open' } | Refusal<'LINK_USED' | 'LINK_GONE'> {
  if (link?.usedAt) return refuse('LINK_USED');
  return link && now < link.expiresAt ? { kind: 'open' } : refuse('LINK_GONE');
}
