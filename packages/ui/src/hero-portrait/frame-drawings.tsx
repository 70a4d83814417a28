import type { ReactNode } from 'react';

type FrameDrawing = { ground: string; rim: string; things: ReactNode };

type RingProps = {
  path: string;
  tones: readonly string[];
  count: number;
  from?: number;
  upTo?: number;
  scale?: number;
  hub?: string;
};

/** The same shape some times around the rim, each with its foot towards the middle. */
function Ring({ path, tones, count, from = 0, upTo = 360, scale = 1, hub }: RingProps) {
  return Array.from({ length: count }, (_, index) => {
    const turn = from + ((upTo - from) / count) * index;
    return (
      <g key={turn} transform={`rotate(${turn} 50 50) translate(50 11) scale(${scale})`}>
        <path d={path} fill={tones[index % tones.length]} />
        {hub && <circle r="2.200" fill={hub} />}
      </g>
    );
  });
}

const LEAF = 'M-8 3C-7-6 0-9 8-7 8 1 2 7-8 3z';
const STAR = 'm0-7.500 2.200 4.600 5 .6-3.700 3.500 1 5L0 3.700l-4.500 2.500 1-5-3.700-3.500 5-.6z';
const FLOWER =
  'M0-7a3.600 3.600 0 0 1 3.500 3.200 3.600 3.600 0 0 1 2 6A3.600 3.600 0 0 1 0 5.500a3.600 3.600 0 0 1-5.500-3.300 3.600 3.600 0 0 1 2-6A3.600 3.600 0 0 1 0-7z';
const PUFF = 'M-9 5a5 5 0 0 1 0-10 6 6 0 0 1 11-2 6 6 0 0 1 7 6.500A4 4 0 0 1 8 5z';
const GEM = 'M-5-5H5l4 4-9 9-9-9z';
const FLAME =
  'M0-9c4 4 6 7 5 10.500C4 6-4 6-5 1.500-6-1-4-2-3.500-4.500c1.500 1 1.500 2 2 2.500C-.5-4 0-6.500 0-9z';
const WAVE = 'M-9 4Q-8-6 1-6q6 0 6 5-1-3-4-2-4 1-1 7z';
const POINT = 'M-7 5-9-6l5 4L0-9l4 7 5-4-2 11z';

/** The frames that levels give, by id. */
export const frameDrawings: Record<string, FrameDrawing> = {
  'frame-leaf': {
    ground: '#e4f8ea',
    rim: '#46c183',
    things: <Ring path={LEAF} tones={['#63dd97', '#34a872']} count={12} />,
  },
  'frame-wave': {
    ground: '#dff4ff',
    rim: '#1c78d6',
    things: <Ring path={WAVE} tones={['#8fdcff', '#d4f1ff']} count={10} />,
  },
  'frame-star': {
    ground: '#f1ebff',
    rim: '#8b55d9',
    things: <Ring path={STAR} tones={['#ffd34d', '#ffb02e']} count={8} scale={1.05} />,
  },
  'frame-flower': {
    ground: '#fff0f7',
    rim: '#63dd97',
    things: (
      <Ring path={FLOWER} tones={['#ff8fd0', '#ffc12e', '#ab8dff']} count={9} scale={1.05} hub="#fff7d6" />
    ),
  },
  'frame-ribbon': { ground: '#fff4ef', rim: '#ff6b5c', things: <Bow /> },
  'frame-cloud': {
    ground: '#dff1ff',
    rim: '#6cb8f2',
    things: <Ring path={PUFF} tones={['#fff', '#e6f3ff']} count={9} scale={1.1} />,
  },
  'frame-gem': {
    ground: '#eafaff',
    rim: '#c9c3e0',
    things: (
      <Ring
        path={GEM}
        tones={['#2ec3ff', '#ff5c9d', '#63dd97', '#ab8dff']}
        count={8}
        scale={0.86}
        hub="#ffffffb0"
      />
    ),
  },
  'frame-flame': {
    ground: '#fff1e0',
    rim: '#f2603c',
    things: <Ring path={FLAME} tones={['#ff8a3d', '#ffc12e']} count={12} scale={1.1} />,
  },
  'frame-golden': { ground: '#fff9e0', rim: '#ffc12e', things: <Golden /> },
};

function Bow() {
  return (
    <g>
      <path d="m40 88-7 12 8-2 4 2 5-10zM60 88l7 12-8-2-4 2-5-10z" fill="#e05a45" />
      <path d="M50 88q-16-12-22-4-5 9 4 12 8 1 18-8zM50 88q16-12 22-4 5 9-4 12-8 1-18-8z" fill="#ff8571" />
      <circle cx="50" cy="88" r="5.500" fill="#f2603c" />
      <path d="M22 22q-8-2-10 6 8 2 10-6zM78 22q8-2 10 6-8 2-10-6z" fill="#ff8571" />
    </g>
  );
}

function Golden() {
  return (
    <g>
      <circle cx="50" cy="50" r="42" fill="none" stroke="#f29a0e" strokeWidth="2" />
      <circle cx="50" cy="50" r="39" fill="none" stroke="#fff0b3" strokeWidth="1.800" strokeDasharray="2 7" />
      <g transform="translate(50 8) scale(1.300)">
        <path d={POINT} fill="#ffc12e" />
        <path d="M-7.600 2h15.200L7 5H-7z" fill="#f29a0e" />
        <circle cy="-1" r="1.800" fill="#ff4f8b" />
      </g>
      <path
        d="M14 66q-6 10 6 20 0-12-6-20zM10 52q-8 7-2 18 4-10 2-18zM86 66q6 10-6 20 0-12 6-20zM90 52q8 7 2 18-4-10-2-18z"
        fill="#ffd65c"
      />
    </g>
  );
}
