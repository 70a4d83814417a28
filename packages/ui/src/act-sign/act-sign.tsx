const lines = {
  /** It is done. */
  done: 'm6 17 7 7L26 9',
  /** On to what comes next. */
  forward: 'M5 16h20m-9-10 10 10-10 10',
  /** Back to what was before. */
  back: 'M13 6 5 14l8 8M6 14h13a7 7 0 0 1 0 14',
  /** To what lies before, and after: a month, a screen. */
  previous: 'M20 6 10 16l10 10',
  next: 'm12 6 10 10-10 10',
  /** It shows more, below. */
  unfold: 'm6 12 10 10 10-10',
  /** It goes away. */
  close: 'm8 8 16 16M24 8 8 24',
  /** It runs on. */
  play: 'M11 7v18l14-9z',
  /** It takes a picture. */
  camera: 'M3 11h6l3-5h8l3 5h6v15H3zM16 14a4 4 0 1 0 .1 0',
  /** It rests. */
  pause: 'M11 7v18M21 7v18',
} as const;

const MIRRORED: ReadonlySet<string> = new Set(['forward', 'back', 'previous', 'next']);

/** What a button does, in the color of its words and beside them, for those who do not read yet. */
export function ActSign({ sign, size = 30 }: { sign: keyof typeof lines; size?: number }) {
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      data-sign={sign}
      data-mirrored={MIRRORED.has(sign) || undefined}
      style={{ flex: 'none' }}
      aria-hidden
      focusable={false}
    >
      <path
        d={lines[sign]}
        fill={sign === 'play' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
