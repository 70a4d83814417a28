import { Eyes, type HeroPartProps, type Mood } from '../face';

const CLOTH = '#43306e';
const CLOTH_DARK = '#332357';
const RED = '#f2383c';

/** The ninja: only the eyes show; a red band with long ends. */
export default function Ninja({ part, mood }: HeroPartProps) {
  switch (part) {
    case 'behind':
      return (
        <g data-part="cape">
          <path d="M38 30C24 26 14 32 6 24c-1 10 8 18 30 16z" fill="#c71f2d" />
          <path d="M38 32C26 34 20 44 10 42c3 9 16 10 30-2z" fill={RED} />
        </g>
      );
    case 'torso':
      return (
        <g>
          <path d="M52 65h24q6 0 7 7l2.500 24q.5 7-6.500 7H49q-7 0-6.500-7L45 72q1-7 7-7z" fill={CLOTH} />
          <path d="M54 64h8l12 26h-9z" fill="#6b4fa8" />
          <path d="M74 64h-8L50 90h9z" fill="#7d60bd" />
          <path d="M44 86q20 4 40 0l.800 8q-20.800 4-41.600 0z" fill={RED} />
          <path d="M52 90l-5 16q4 2 8 0l3-14z" fill="#c71f2d" />
          <rect x="51" y="86" width="10" height="9.500" rx="3.500" fill="#ff6b6d" />
        </g>
      );
    case 'head':
      return <Head mood={mood} />;
    default:
      return null;
  }
}

function Head({ mood }: { mood: Mood }) {
  return (
    <g data-part="face">
      <path d="M64 8C44 8 33 21 33 39s12 28 31 28 31-10 31-28S84 8 64 8z" fill={CLOTH} />
      <path d="M36 52c5 10 15 15 28 15s23-5 28-15c-16 6-40 6-56 0z" fill={CLOTH_DARK} />
      <path d="M50 12c-9 4-14 11-15 21 6-6 8-15 15-21z" fill="#6b4fa8" />
      <path
        d="M51 32h26c8 0 13 4 13 11 0 8-5 12-12 12-6 0-8-3-14-3s-8 3-14 3c-7 0-12-4-12-12 0-7 5-11 13-11z"
        fill="#ffc83d"
      />
      <Eyes mood={mood} y={43.5} apart={12.5} size={5.8} />
      <path d="M34 26q30-7 60 0l1.500 9q-31.500-7-63 0z" fill={RED} />
      <path d="M55 23.300q9-.8 18 0v8.200q-9-.8-18 0z" fill="#dfe6f2" />
      <path
        d="m64 24 1.200 2.500 2.600.3-1.900 1.800.5 2.600-2.400-1.300-2.400 1.300.5-2.600-1.900-1.800 2.600-.3z"
        fill="#7f8ba5"
      />
      <circle cx="34.500" cy="31" r="5" fill="#c71f2d" />
    </g>
  );
}
