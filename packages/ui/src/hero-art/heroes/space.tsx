import { Eyes, type HeroPartProps, type Mood, Mouth, Trunk } from '../face';

const SUIT = '#eef1fb';
const SHADE = '#b9c3dc';
const ORANGE = '#ff7a45';

/** The space pilot: a white suit with a jet pack, and a helmet of glass on a bare head. */
export default function Space({ part, mood }: HeroPartProps) {
  switch (part) {
    case 'behind':
      return (
        <g>
          <path d="M31 98h12l-6 17zM85 98h12l-6 17z" fill="#ffb02e" />
          <path d="M34 98h6l-3 9zM88 98h6l-3 9z" fill="#fff3d6" />
          <rect x="28" y="60" width="18" height="41" rx="9" fill="#7f8ba5" />
          <rect x="82" y="60" width="18" height="41" rx="9" fill="#7f8ba5" />
          <path d="M28 72h18M82 72h18" stroke={ORANGE} strokeWidth="5" />
        </g>
      );
    case 'torso':
      return (
        <g>
          <Trunk fill={SUIT} />
          <path d="M46 70q18 9 36 0l1.200 6q-19.200 10-38.400 0z" fill={ORANGE} />
          <rect x="52" y="82" width="24" height="12.500" rx="4" fill="#2d3568" />
          <circle cx="57.500" cy="88.200" r="2.400" fill="#63dd97" />
          <circle cx="64" cy="88.200" r="2.400" fill="#ffd34d" />
          <path d="M69 88.200h3.500" stroke="#fff" strokeWidth="2.600" strokeLinecap="round" />
          <path d="M42.700 97h42.600l.2 1q0 5-7 5h-29q-7 0-7-5z" fill="#5b7fe8" />
        </g>
      );
    case 'head':
      return <Head mood={mood} />;
    case 'hat':
      return <Helmet />;
    default:
      return null;
  }
}

function Head({ mood }: { mood: Mood }) {
  return (
    <g data-part="face">
      <path d="M38 41c0-16 11-26 26-26s26 10 26 26-11 25-26 25-26-9-26-25z" fill="#ffc83d" />
      <path
        d="M64 10c-19 0-29 12-28 30 5-2 8-6 9-11 10 4 25 4 33-3 2 6 5 11 14 14 1-18-9-30-28-30z"
        fill="#2b2140"
      />
      <path d="M57 13c-10 2-17 9-19 19 8-4 13-10 19-19z" fill="#56447d" />
      <circle cx="45" cy="54" r="4.200" fill="#ff8a5c" opacity=".5" />
      <circle cx="83" cy="54" r="4.200" fill="#ff8a5c" opacity=".5" />
      <Eyes mood={mood} y={45} apart={12} size={5.2} />
      <Mouth mood={mood} y={57} color="#8c1f3f" />
    </g>
  );
}

function Helmet() {
  return (
    <g>
      <path d="M93 17 99 5" stroke={SHADE} strokeWidth="3" strokeLinecap="round" />
      <circle cx="100" cy="2" r="4" fill={ORANGE} />
      <circle cx="64" cy="37" r="34" fill="#8fdcff" opacity=".16" />
      <circle cx="64" cy="37" r="34" fill="none" stroke={SUIT} strokeWidth="5" />
      <path
        d="M39 30c3-9 8-14 15-16"
        fill="none"
        stroke="#fff"
        strokeWidth="4.600"
        strokeLinecap="round"
        opacity=".9"
      />
      <path d="M41 62q23 10 46 0l2 7q-25 11-50 0z" fill={SHADE} />
    </g>
  );
}
