type GroundProps = { tone: string; low?: string; level?: number };

/** Soft land in front, from `level` down; a second, nearer wave in `low`. */
export function Ground({ tone, low, level = 84 }: GroundProps) {
  return (
    <>
      <path d={`M-200 ${level}q60-8 120-2t120-1 130-4 190 6v300h-560z`} fill={tone} />
      {low && <path d={`M-200 ${level + 17}q90-10 170-2t130-2 260 4v300h-560z`} fill={low} />}
    </>
  );
}

/** Far hills behind the land. */
export function Hills({ tone, level = 70 }: { tone: string; level?: number }) {
  return (
    <path
      d={`M-200 ${level}q50-26 110-6 50-30 110-8 50-26 110 0 50-22 110-4 60-16 120 6v300h-560z`}
      fill={tone}
    />
  );
}

/** Water up to the horizon, with three quiet waves. */
export function Sea({
  tone = '#3aa8ff',
  light = '#8fd0ff',
  level = 62,
}: {
  tone?: string;
  light?: string;
  level?: number;
}) {
  return (
    <>
      <path d={`M-200 ${level}h560v300h-560z`} fill={tone} />
      <g fill="none" stroke={light} strokeWidth="2" strokeLinecap="round">
        <path
          d={`M14 ${level + 9}q5-4 10 0t10 0M108 ${level + 8}q5-4 10 0t10 0M64 ${level + 18}q5-4 10 0t10 0`}
        />
      </g>
    </>
  );
}
