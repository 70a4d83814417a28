import type { ReactNode, SVGProps } from 'react';
import type { Drawing as Picture } from '../picture-shelf/picture-shelf';
import drawings from '../world-picture/furniture.json?pictures';
import type { OWN_FURNITURE } from '../world-picture/own-ids';

type Props = SVGProps<SVGSVGElement>;

function Drawing({ children, ...props }: Props & { children: ReactNode }) {
  return (
    <svg viewBox="0 0 32 32" width="1em" height="1em" aria-hidden focusable={false} {...props}>
      {children}
    </svg>
  );
}

/** A small table with a game of chess on it. */
function ChessTable(props: Props) {
  return (
    <Drawing {...props}>
      <path d="M6 20h3v11H6zM23 20h3v11h-3z" fill="#8a5a34" />
      <path d="M3 16h26v5H3z" fill="#b5793f" />
      <path d="M3 19h26v2H3z" fill="#94601f" />
      <path d="M6 14.500h20V17H6z" fill="#fff3d6" />
      <path
        d="M6 14.500h2.500V17H6zM11 14.500h2.500V17H11zM16 14.500h2.500V17H16zM21 14.500h2.500V17H21z"
        fill="#6b4038"
      />
      <path
        d="M8.500 14.500q.3-4 1.500-5.500a2.200 2.200 0 1 1 2 0q1.200 1.500 1.500 5.500z"
        fill="#43306e"
      />
      <path
        d="M18 14.500q0-6 1.500-8-1.500-3 .5-4.500l1-1 1 1q2 1.500.5 4.500 1.500 2 1.500 8z"
        fill="#fff"
      />
      <path d="M21 1v13.500h3q0-6-1.500-8 1.500-3-.5-4.500z" fill="#dfe6f2" />
    </Drawing>
  );
}

function PaintingEasel(props: Props) {
  return (
    <Drawing {...props}>
      <path d="M15 2h2v5h-2zM9 20h2.600L8 31H5zM20.400 20H23l4 11h-3z" fill="#8a5a34" />
      <path d="M15 20h2v9h-2z" fill="#6b4326" />
      <rect x="5" y="5" width="22" height="16" rx="1.500" fill="#fff" />
      <path d="M5 16q6-6 11-1t11-3v7.500q0 1.500-1.500 1.500h-19Q5 21 5 19.500z" fill="#63dd97" />
      <circle cx="22" cy="9.500" r="2.600" fill="#ffc12e" />
      <path d="M9 9.500q0-1.500 1.500-1.500.5-1.500 2-1.500T14.500 8q1.500 0 1.500 1.500z" fill="#8fd0ff" />
      <path d="M3 21h26v2.500H3z" fill="#b5793f" />
    </Drawing>
  );
}

function HelperRobot(props: Props) {
  return (
    <Drawing {...props}>
      <path d="M15.200 1h1.600v4h-1.600z" fill="#9a93ad" />
      <circle cx="16" cy="2" r="1.800" fill="#ff5a5f" />
      <path d="M9 30h5v-5H9zM18 30h5v-5h-5z" fill="#9a93ad" />
      <path d="M4 17.500q0-2 2-2h2v3.500l-1.500 5H4zM28 17.500q0-2-2-2h-2v3.500l1.500 5H28z" fill="#aaa1c0" />
      <rect x="8" y="15" width="16" height="12" rx="4" fill="#3aa8ff" />
      <rect x="12" y="18" width="8" height="5" rx="2" fill="#ffd34d" />
      <rect x="7" y="4" width="18" height="12.500" rx="5" fill="#e3dfec" />
      <rect x="9" y="7" width="14" height="7" rx="3.500" fill="#23264d" />
      <circle cx="13" cy="10" r="1.500" fill="#58dbff" />
      <circle cx="19" cy="10" r="1.500" fill="#58dbff" />
      <path
        d="M14.500 12.200q1.500 1.200 3 0"
        fill="none"
        stroke="#58dbff"
        strokeWidth=".9"
        strokeLinecap="round"
      />
    </Drawing>
  );
}

function RockingUnicorn(props: Props) {
  return (
    <Drawing {...props}>
      <path d="M9 18 7.500 27M21 18l2 9" stroke="#dcc3f7" strokeWidth="3" />
      <path
        d="M2.500 25q13.500 8 27 0"
        fill="none"
        stroke="#b5793f"
        strokeWidth="2.800"
        strokeLinecap="round"
      />
      <path d="M7 13q8-3 14 0l1 5q-1 3-4 3h-8q-4 0-4-3z" fill="#f4e9ff" />
      <path d="M5 13q-4 2-3 8 4-1 4.500-6zM7 12q-5-1-7 4 5 1 8-1z" fill="#ff8fd0" />
      <path d="M17 16q0-9 6-10 5 0 6.500 5 .5 2.500-2 2.500l-3.500-.5q-1 4-2 6z" fill="#f4e9ff" />
      <path d="M23.500 6.500 26-1l1.500 8z" fill="#ffc12e" />
      <path d="M22.500 5q-6 1-6.500 11 3-1 4-6 3-1 2.500-5z" fill="#8d65c5" />
      <circle cx="25.500" cy="9" r="1" fill="#2b2140" />
      <path d="M10 12.500h7v4.500q-3.500 2-7 0z" fill="#2ed1c6" />
      <path d="M13 16.500 12 23" stroke="#ffc12e" strokeWidth="1.200" />
    </Drawing>
  );
}

const own: Record<(typeof OWN_FURNITURE)[number], Picture> = {
  'chess-pawn': ChessTable,
  'artist-palette': PaintingEasel,
  robot: HelperRobot,
  unicorn: RockingUnicorn,
};

export default { ...drawings, ...own };
