import classes from './tutorial.module.css';

const BARS = [34, 58, 46, 78, 64, 92, 110];

/** A mission card with a big tick. */
export function CheckArt() {
  return (
    <svg viewBox="0 0 170 120" aria-hidden="true" width="190" height="134">
      <rect x="4" y="22" width="150" height="76" rx="20" fill="#fff" />
      <rect x="22" y="44" width="62" height="10" rx="5" fill="#ab8dff" />
      <rect x="22" y="64" width="44" height="8" rx="4" fill="#d9caff" />
      <g className={classes.pop}>
        <circle cx="126" cy="60" r="34" fill="#34b06d" />
        <path
          d="m111 61 11 11 20-23"
          fill="none"
          stroke="#fff"
          strokeWidth="9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}

/** A wrapped present with stars around it. */
export function GiftArt() {
  return (
    <svg viewBox="0 0 150 140" aria-hidden="true" width="150" height="140">
      <rect x="26" y="62" width="98" height="68" rx="12" fill="#e05a45" />
      <rect x="18" y="44" width="114" height="26" rx="9" fill="#ff8571" />
      <rect x="64" y="44" width="22" height="86" fill="#ffce45" />
      <path
        d="M75 44c-34 0-40-34-18-34 14 0 18 18 18 34zm0 0c34 0 40-34 18-34-14 0-18 18-18 34z"
        fill="#ffce45"
        stroke="#e5a413"
        strokeWidth="3"
      />
      <g className={classes.twinkle} fill="#fff">
        <path d="m16 20 3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
        <path d="m136 14 2 6 6 2-6 2-2 6-2-6-6-2 6-2z" />
      </g>
    </svg>
  );
}

/** Seven bars that grow, under a rising line. */
export function ChartArt() {
  return (
    <svg viewBox="0 0 300 150" aria-hidden="true" width="320" height="160">
      {BARS.map((height, bar) => (
        <rect
          key={height}
          x={22 + bar * 38}
          y={138 - height}
          width="24"
          height={height}
          rx="9"
          fill={bar === 6 ? '#7d5ae0' : '#14a39b'}
          className={classes.bar}
          style={{ animationDelay: `${bar * 70}ms` }}
        />
      ))}
      <path
        d="M34 88 72 66l38 10 38-32 38 12 38-26 38-16"
        fill="none"
        stroke="#ff8571"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="262" cy="14" r="8" fill="#ff8571" />
    </svg>
  );
}

/** Moon, stars and a shield: the night is looked after. */
export function NightArt() {
  return (
    <svg viewBox="0 0 170 140" aria-hidden="true" width="180" height="148">
      <circle cx="74" cy="70" r="58" fill="#33166b" />
      <path d="M96 92a34 34 0 0 1-42-42 34 34 0 1 0 42 42z" fill="#ffe699" />
      <g className={classes.twinkle} fill="#fff">
        <circle cx="96" cy="42" r="3" />
        <circle cx="110" cy="66" r="2.5" />
        <circle cx="80" cy="30" r="2" />
      </g>
      <g className={classes.pop}>
        <path
          d="m128 62 30 11v24c0 20-13 31-30 38-17-7-30-18-30-38V73z"
          fill="#2ed1c6"
          stroke="#fff"
          strokeWidth="5"
        />
        <path
          d="m115 97 10 10 18-21"
          fill="none"
          stroke="#fff"
          strokeWidth="8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    </svg>
  );
}

const PIECES = [
  ...[30, 74, 128, 176, 232, 290, 344, 392, 440, 486].map((x, piece) => ({ x, y: 18 + ((piece * 37) % 90) })),
];
const COLORS = ['#ff8571', '#2ed1c6', '#7d5ae0', '#34b06d', '#ffffff'];

/** Confetti across the whole picture. */
export function ConfettiArt() {
  return (
    <svg
      viewBox="0 0 520 180"
      aria-hidden="true"
      className={classes.confetti}
      preserveAspectRatio="xMidYMid slice"
    >
      {PIECES.map(({ x, y }, piece) => (
        <rect
          key={x}
          x={x}
          y={y}
          width="13"
          height="8"
          rx="2.5"
          fill={COLORS[piece % COLORS.length]}
          transform={`rotate(${piece * 41} ${x} ${y})`}
        />
      ))}
    </svg>
  );
}
