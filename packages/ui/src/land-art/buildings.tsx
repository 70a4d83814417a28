import { type Place, placed } from './place';

export function House({
  wall = '#fff3d6',
  roof = '#ff6b5c',
  ...place
}: Place & { wall?: string; roof?: string }) {
  return (
    <g transform={placed(place)}>
      <path d="M-12-15h24V1h-24z" fill={wall} />
      <path d="m0-28 17 13h-34z" fill={roof} />
      <path d="M-3-8h7v9h-7z" fill="#a8653e" />
      <path d="M-9.500-11h5v5h-5zM6-11h5v5H6z" fill="#8fd0ff" />
    </g>
  );
}

export function Castle({
  wall = '#c9c3e0',
  shade = '#a59dc6',
  roof = '#f0559f',
  ...place
}: Place & { wall?: string; shade?: string; roof?: string }) {
  return (
    <g transform={placed(place)}>
      <path d="M-26-20h52V1h-52z" fill={wall} />
      <path d="M-30-34h12V1h-12zM18-34h12V1H18z" fill={shade} />
      <path d="M-10-42H10v22h-20z" fill={shade} />
      <path d="m-24-48 9 14h-18zM24-48l9 14H15zM0-60 13-42h-26z" fill={roof} />
      <path d="M-6 1v-9a6 6 0 0 1 12 0v9z" fill="#6b4fa8" />
      <path d="M-26-28h4v6h-4zM22-28h4v6h-4zM-2-35h4v7h-4z" fill="#6b4fa8" />
      <path d="M0-60v-8l8 3-8 3z" fill="#ffc12e" />
    </g>
  );
}

/** Roofs over roofs. */
export function Pagoda(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-22-14h44V1h-44z" fill="#fff" />
      <path d="M-15-32h30v14h-30zM-9-48H9v12H-9z" fill="#f4eefc" />
      <path
        d="M-32-12q10-2 12-8h40q2 6 12 8zM-24-30q8-2 9-7h30q1 5 9 7zM-17-46q7-2 8-8L0-60l9 6q1 6 8 8z"
        fill="#4a5a9c"
      />
      <path d="M-5 1v-9H5v9z" fill="#8a5a34" />
      <path d="M-16-9h6v5h-6zM10-9h6v5h-6zM-4-27h8v5h-8z" fill="#8fd0ff" />
    </g>
  );
}

export function Bridge(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-100-8h200v5h-200z" fill="#ff7d5c" />
      <path d="M-40-46h5V6h-5zM35-46h5V6h-5z" fill="#e05a45" />
      <path d="M-100-34q34 30 62-10 38 66 76 0 28 40 62 10" fill="none" stroke="#ffb3a1" strokeWidth="2" />
      <path d="M-24-24v18M-12-13v8M0-11v5M12-13v8M24-24v18" stroke="#ffb3a1" strokeWidth="1.400" />
    </g>
  );
}

export function Fountain(place: Place) {
  return (
    <g transform={placed(place)}>
      <path
        d="M-2-30q-16-2-18 16M2-30q16-2 18 16M-1-34q-6-6-10 8M1-34q6-6 10 8"
        fill="none"
        stroke="#b3e5ff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M-3-30h6v22h-6z" fill="#c9c3e0" />
      <path d="M-16-18h32q-2 6-16 6t-16-6z" fill="#a59dc6" />
      <path d="M-32-8h64q2 9-8 9h-48q-10 0-8-9z" fill="#c9c3e0" />
      <ellipse cy="-8" rx="30" ry="4" fill="#5cb8ff" />
    </g>
  );
}

const LIT = ['M-3-40h3v4h-3z', 'M4-30h3v4H4z', 'M-3-20h3v4h-3z', 'M4-10h3v4H4z'];

/** Houses of a town, dark with lit windows, or bright by day. */
export function Town({
  tones = ['#5a4d9c', '#47407f', '#6d5fb5'],
  lamp = '#ffe27a',
}: {
  tones?: readonly string[];
  lamp?: string;
}) {
  const houses: readonly (readonly [x: number, height: number])[] = [
    [-24, 44],
    [-6, 58],
    [14, 38],
    [32, 66],
    [52, 48],
    [72, 74],
    [92, 52],
    [112, 62],
    [132, 42],
    [152, 56],
    [172, 46],
  ];
  return houses.map(([x, height], index) => (
    <g key={x} transform={`translate(${x} 90)`}>
      <path d={`M-9-${height}q9-5 18 0V60H-9z`} fill={tones[index % tones.length]} />
      <path d={LIT.slice(index % 2).join('')} fill={lamp} />
    </g>
  ));
}
