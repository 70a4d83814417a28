/** The drawings that the landing page shows; it is there at once because it loads no others (the rest: icon.tsx). */
export const firstPaths = {
  check: 'm5 12.500 4.500 4.500L19 7.500',
  clock: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM12 7.500V12l3 2',
  flame:
    'M12 3c1 4 5.500 5.500 5.500 10.500a5.500 5.500 0 0 1-11 0c0-2 .9-3.300 2-4.500.4 1.500 1 2.200 2 2.500C10 8.500 10.500 5.500 12 3z',
  globe:
    'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17zM3.500 12h17M12 3.500c5 5 5 12 0 17-5-5-5-12 0-17z',
  heroes:
    'M9 11.500a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7zM3 19.500c0-3.300 2.500-5 6-5s6 1.700 6 5M16 5a3.300 3.300 0 0 1 0 6.300M17.500 14.900c2.200.6 3.500 2.200 3.500 4.600',
  inbox: 'M4 13.500 6.500 5h11L20 13.500V19H4zM4 13.500h4.500a3.500 3.500 0 0 0 7 0H20',
  moon: 'M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M19.500 12a7.500 7.500 0 1 1-2.200-5.300L20 9.300M20 4.500v4.800h-4.800',
  star: 'm12 3.500 2.600 5.400 5.900.8-4.300 4.100 1 5.900L12 16.900l-5.200 2.800 1-5.900L3.500 9.700l5.900-.8z',
  sun: 'M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM12 2.500v2M12 19.500v2M2.500 12h2M19.500 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M18.700 5.300l-1.400 1.400M6.700 17.300l-1.400 1.400',
} as const;

export type FirstIconName = keyof typeof firstPaths;

/** One line drawing on a 24 grid, stroked in the text colour; decoration only. An arrow is mirrored from right to left. */
export function Glyph({ path, size, isMirrored }: { path: string; size: number; isMirrored?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-mirrored={isMirrored || undefined}
      style={{ flex: 'none' }}
    >
      <path d={path} />
    </svg>
  );
}

/** A decorative line icon of the landing page. */
export function FirstIcon({ name, size = 20 }: { name: FirstIconName; size?: number }) {
  return <Glyph path={firstPaths[name]} size={size} />;
}
