import { Eyes, type HeroPartProps, type Mood, Mouth, Trunk } from '../face';

const HAIR = '#3d2c6b';
const NEON = '#2ed1c6';
const DARK = '#23264d';

/** The gamer: wild hair, glasses, a heart of squares, and a headset on a bare head. */
export default function Gamer({ part, mood }: HeroPartProps) {
  switch (part) {
    case 'torso':
      return (
        <g>
          <Trunk fill={DARK} />
          <path d="M54 65h20q-3 7-10 7t-10-7z" fill="#6a5be0" />
          <path
            d="M57 77h4v2h2v2h2v-2h2v-2h4v2h2v4h-2v2h-2v2h-2v2h-2v2h-2v-2h-2v-2h-2v-2h-2v-2h-2v-4h2z"
            fill="#ff5c9d"
          />
          <path d="M58 79h3v3h-3z" fill="#ffd0e6" />
          <path d="M42.700 97h42.600l.2 1q0 5-7 5h-29q-7 0-7-5z" fill={NEON} />
        </g>
      );
    case 'head':
      return <Head mood={mood} />;
    case 'hat':
      return <Headset />;
    default:
      return null;
  }
}

function Head({ mood }: { mood: Mood }) {
  return (
    <g data-part="face">
      <path d="M37 40c0-17 11-27 27-27s27 10 27 27-12 27-27 27-27-10-27-27z" fill="#ffc83d" />
      <path
        d="M34 41c-3-14 3-27 13-32l-1 5C51 8 57 5 65 5l-2 5c8-4 15-3 21 2l-5 2c11 4 17 13 15 27-5-3-9-8-11-13-2 5-6 8-12 9 2-3 2-6 1-8-6 6-14 9-23 8 2-2 3-4 3-6-7 2-13 5-18 10z"
        fill={HAIR}
      />
      <path d="M63 10c6-3 13-3 18 0-6 1-10 4-12 9-2-4-4-7-6-9z" fill={NEON} />
      <circle cx="43" cy="55" r="4" fill="#ff8a5c" opacity=".5" />
      <circle cx="85" cy="55" r="4" fill="#ff8a5c" opacity=".5" />
      <Eyes mood={mood} y={45} apart={12.5} size={4.8} />
      <g fill="none" stroke={DARK} strokeWidth="2.600">
        <rect x="42" y="37.500" width="19" height="15.500" rx="6.500" />
        <rect x="67" y="37.500" width="19" height="15.500" rx="6.500" />
        <path d="M61 43q3-2.500 6 0" />
      </g>
      <Mouth mood={mood} y={58} color="#8c1f3f" />
    </g>
  );
}

function Headset() {
  return (
    <g>
      <path
        d="M33 40C30 16 44 1 64 1s34 15 31 39"
        fill="none"
        stroke="#e9e6f7"
        strokeWidth="6"
        strokeLinecap="round"
      />
      <path d="M33 52q2 11 16 11" fill="none" stroke="#e9e6f7" strokeWidth="3" strokeLinecap="round" />
      <circle cx="50" cy="63" r="3.400" fill={DARK} />
      <rect x="26" y="33" width="14" height="22" rx="7" fill={NEON} />
      <rect x="88" y="33" width="14" height="22" rx="7" fill={NEON} />
      <path d="M33 39v10M95 39v10" stroke="#14857f" strokeWidth="4.600" strokeLinecap="round" />
    </g>
  );
}
