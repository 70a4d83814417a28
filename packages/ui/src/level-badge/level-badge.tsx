type Props = {
  level: number;
  /** Width and height in CSS pixels. */
  size: number;
  /** What a screen reader says, for example 'Level 3'. */
  label: string;
};

/** The hero's level on a golden-edged purple star shield. */
export function LevelBadge({ level, size, label }: Props) {
  const digits = String(level).length;
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} role="img" aria-label={label} focusable={false}>
      <path
        d="M32 2c3 0 4.5 4 7.5 5s7-1 9 1 1 6 2.5 8.5 6 3.5 6.5 6.5-3 5-3 8.5 3.5 5.5 3 8.5-5 4-6.5 6.5-.5 6.5-2.5 8.5-6 0-9 1-4.5 5-7.5 5-4.5-4-7.5-5-7 1-9-1-1-6-2.5-8.5-6-3.5-6.5-6.5 3-5 3-8.5-3.5-5.5-3-8.5 5-4 6.5-6.5.5-6.5 2.5-8.5 6 0 9-1 4.5-5 7.5-5Z"
        fill="#e5a413"
      />
      <circle cx="32" cy="31.5" r="22.5" fill="#ffdf7a" />
      <circle cx="32" cy="31.5" r="19" fill="#7d5ae0" />
      <path d="M13.5 31.5a18.5 18.5 0 0 1 37 0c-12-5-25-5-37 0Z" fill="#fff" opacity=".16" />
      <text
        x="32"
        y={digits > 2 ? 37 : 40}
        textAnchor="middle"
        fill="#fff"
        fontFamily="var(--font-display)"
        fontWeight="650"
        fontSize={digits > 2 ? 15 : digits > 1 ? 20 : 24}
      >
        {level}
      </text>
    </svg>
  );
}
