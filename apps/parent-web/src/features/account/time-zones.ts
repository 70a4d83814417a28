import { profileText } from '../../text/en/profile';

const text = profileText;

/** 'America/New York': the id as a person would type it. */
const nameOf = (zone: string) => zone.replaceAll('_', ' ');

const optionOf = (zone: string) => ({ value: zone, label: nameOf(zone) });

/** The browser's own time zone (IANA). */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The choices of a family's time zone: the browser's own first, then all that it knows, and the family's present one
 * even where the browser does not list it (UTC in some).
 */
export function timeZoneChoices(current: string) {
  const own = ownTimeZone();
  const zones = new Set([current, ...Intl.supportedValuesOf('timeZone')]);
  zones.delete(own);
  return [
    { group: text.thisDevice, items: [optionOf(own)] },
    { group: text.allZones, items: [...zones].sort().map(optionOf) },
  ];
}
