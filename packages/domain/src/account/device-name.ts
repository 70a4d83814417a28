type Names = readonly (readonly [RegExp, string])[];

const PLATFORMS: Names = [
  [/iphone/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/android/i, 'Android'],
  [/windows/i, 'Windows'],
  [/cros/i, 'Chromebook'],
  [/mac os/i, 'Mac'],
  [/linux/i, 'Linux'],
];

/** The first that fits counts: most browsers also name those that they want to be taken for. */
const BROWSERS: Names = [
  [/edg(e|a|ios)?\//i, 'Edge'],
  [/opr\/|opera/i, 'Opera'],
  [/samsungbrowser/i, 'Samsung Internet'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
];

const nameIn = (names: Names, userAgent: string) => names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** The kind of machine that a browser says it runs on, as in 'iPad'. */
export const platformOf = (userAgent: string): string => nameIn(PLATFORMS, userAgent) ?? 'Browser';

/** What a parent knows a hero's browser by, as in 'iPad, Safari'. */
export function deviceNameOf(userAgent: string): string {
  const browser = nameIn(BROWSERS, userAgent);
  return browser ? `${platformOf(userAgent)}, ${browser}` : platformOf(userAgent);
}
