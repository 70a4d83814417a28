import { Eyes, type HeroPartProps, type Mood, Mouth } from '../face';

const SCREEN = '#23264d';
const LIGHT = '#58dbff';

/** The robot: a head like a lamp with a bright screen, a light on the chest. */
export default function Robot({ part, mood }: HeroPartProps) {
  if (part === 'head') return <Head mood={mood} />;
  if (part === 'hat') return <path d="M54 10q0-8 10-8t10 8z" fill="#ffb02e" />;
  if (part !== 'torso') return null;
  return (
    <g>
      <rect x="58" y="60" width="12" height="8" fill="#9a93ad" />
      <path
        d="M52 65h24q7 0 7.600 7l1.900 23q.5 8-7 8H49.500q-7.500 0-7-8l1.900-23Q45 65 52 65z"
        fill="#e3dfec"
      />
      <path d="M43 90h42l.5 6q0 7-7 7H49.500q-7 0-7-7z" fill="#3aa8ff" />
      <rect x="51" y="71" width="26" height="17" rx="6" fill={SCREEN} />
      <path
        d="M64 85.500c-4-3-7-5-7-7.800 0-3.500 4.700-4.700 7-1.300 2.300-3.400 7-2.200 7 1.300 0 2.800-3 4.800-7 7.800z"
        fill="#ff6b7d"
      />
      <circle cx="54" cy="96" r="2.400" fill="#ffd34d" />
      <circle cx="62" cy="96" r="2.400" fill="#b6f3c9" />
      <path d="M69 96h9" stroke="#fff" strokeWidth="2.800" strokeLinecap="round" />
    </g>
  );
}

function Head({ mood }: { mood: Mood }) {
  return (
    <g data-part="face">
      <path d="M35 36V17M93 36V17" stroke="#b4acc6" strokeWidth="4" />
      <circle cx="35" cy="14" r="4.800" fill="#ff5a5f" />
      <circle cx="93" cy="14" r="4.800" fill="#ff5a5f" />
      <rect x="29" y="31" width="12" height="22" rx="6" fill="#ff5a5f" />
      <rect x="87" y="31" width="12" height="22" rx="6" fill="#ff5a5f" />
      <rect x="33" y="9" width="62" height="57" rx="22" fill="#cfc8dc" />
      <path d="M55 9h18q22 0 22 22v2Q64 20 33 33v-2q0-22 22-22z" fill="#eae6f2" />
      <rect x="39" y="25" width="50" height="34" rx="16" fill={SCREEN} />
      <Eyes mood={mood} y={39} apart={12} size={5.8} color={LIGHT} />
      <Mouth mood={mood} y={49.5} color={LIGHT} />
    </g>
  );
}
