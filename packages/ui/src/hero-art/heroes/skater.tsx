import { Eyes, type HeroPartProps, type Mood, Mouth, Trunk } from '../face';

const HAIR = '#d9853a';
const SHIRT = '#f2603c';
const CHECK = '#b93a1f';
const CAP = '#2ed1c6';

/** The skater: a cap the wrong way round, an open shirt, a board on the back. */
export default function Skater({ part, mood }: HeroPartProps) {
  switch (part) {
    case 'behind':
      return (
        <g transform="rotate(-40 64 84)">
          <circle cx="30" cy="97" r="5.500" fill="#ffd34d" />
          <circle cx="98" cy="97" r="5.500" fill="#ffd34d" />
          <rect x="10" y="78" width="108" height="15" rx="7.500" fill="#8b55d9" />
          <path d="M17 82h94" stroke="#b99af0" strokeWidth="4" strokeLinecap="round" />
        </g>
      );
    case 'torso':
      return (
        <g>
          <Trunk fill={SHIRT} />
          <path
            d="M45.300 77h9M73.700 77h9M44 88h10M74 88h10M49 66v37M79 66v37"
            stroke={CHECK}
            strokeWidth="2.600"
          />
          <path d="M57 65h14l4 38H53z" fill="#fff7e6" />
          <path d="M55.700 77h16.600l.5 5H55.200zM54.600 88h18.800l.5 5H54.100z" fill={CAP} />
          <path d="M52 64h6l-1 9-7-4zM76 64h-6l1 9 7-4z" fill={CHECK} />
        </g>
      );
    case 'head':
      return <Head mood={mood} />;
    case 'hat':
      return (
        <g>
          <path d="M32 30C32 12 46 1 64 1s32 11 32 29q-32-9-64 0z" fill={CAP} />
          <path d="M64 1c-6 5-9 13-9 24.500q9-1 18 0C73 14 70 6 64 1z" fill="#6fe6de" />
          <path d="M32 26q32-9 64 0l.5 7q-32.500-9-65 0z" fill="#14857f" />
          <path d="M55 26q9-9 18 0-9-1.500-18 0z" fill={HAIR} />
          <circle cx="64" cy="2" r="3.200" fill="#14857f" />
        </g>
      );
    default:
      return null;
  }
}

function Head({ mood }: { mood: Mood }) {
  return (
    <g data-part="face">
      <path
        d="M64 9c-21 0-32 13-32 32 0 10 3 18 6 22 5-3 7-8 7-13h38c0 5 2 10 7 13 3-4 6-12 6-22 0-19-11-32-32-32z"
        fill="#b9682a"
      />
      <path d="M37 42c0-16 11-27 27-27s27 11 27 27-12 25-27 25-27-9-27-25z" fill="#ffc83d" />
      <path
        d="M64 11c-18 0-30 11-30 30 6-2 10-6 12-10 1 3 1 6 0 9 7-2 12-6 15-11 2 3 3 6 2 9 8-2 12-6 14-11 3 7 8 12 17 14 0-19-12-30-30-30z"
        fill={HAIR}
      />
      <g fill="#d9703c">
        <circle cx="44" cy="53" r="1.300" />
        <circle cx="48" cy="55.500" r="1.300" />
        <circle cx="43" cy="57" r="1.300" />
      </g>
      <g transform="rotate(-20 82 54)">
        <rect x="75" y="51" width="14" height="6.500" rx="3.200" fill="#ffe7c2" />
        <path d="M80 52.600h4v3.300h-4z" fill="#f2b48a" />
      </g>
      <Eyes mood={mood} y={46} apart={12} size={5} />
      <Mouth mood={mood} y={57} color="#8c1f3f" />
    </g>
  );
}
