import { type Place, placed } from './place';

export function Mountain({
  tone = '#8a93c4',
  shade = '#6a74ab',
  cap = '#fff',
  ...place
}: Place & { tone?: string; shade?: string; cap?: string }) {
  return (
    <g transform={placed(place)}>
      <path d="M-44 0-6-52q6-7 12 0L44 0z" fill={tone} />
      <path d="M6-52 44 0H8q8-18-2-30z" fill={shade} />
      <path d="M-14-41-6-52q6-7 12 0l8 11-7 6-6-6-6 8-6-7-6 5z" fill={cap} />
    </g>
  );
}

export function Volcano(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-52 2q28-14 38-48h28q10 34 38 48z" fill="#8a5a4a" />
      <path d="M14-46q10 34 38 48H8q12-22 2-46z" fill="#6b4038" />
      <path d="M-14-46h28q4 12-2 12-3 0-4-5-2 12-6 10-3-2-3-10-3 8-8 6-6-3-5-13z" fill="#ff8a3d" />
      <ellipse cy="-46" rx="14" ry="3.400" fill="#ffc12e" />
      <Puffs />
    </g>
  );
}

function Puffs() {
  return (
    <g fill="#fff" opacity=".8">
      <circle cx="2" cy="-56" r="5" />
      <circle cx="9" cy="-64" r="6.500" />
      <circle cx="3" cy="-73" r="5" />
    </g>
  );
}

export function Steam(place: Place) {
  return (
    <g
      transform={placed(place)}
      fill="none"
      stroke="#fff"
      strokeWidth="3.400"
      strokeLinecap="round"
      opacity=".85"
    >
      <path d="M-12 0q-5-6 0-12t0-12M0-3q-5-6 0-12t0-12M12 0q-5-6 0-12t0-12" />
    </g>
  );
}

export function Train(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-60 0H60" stroke="#8a5a34" strokeWidth="3" />
      <path d="M-34-22h22V-5h-22z" fill="#3aa8ff" />
      <path d="M-38-26h30v5h-30z" fill="#2f7fd0" />
      <path d="M-12-18h30q8 0 8 7v6h-38z" fill="#f2383c" />
      <path d="M10-28h8l-1.500 11h-5zM-3-23h6v6h-6z" fill="#43306e" />
      <path d="M-30-18h6v7h-6zM-21-18h6v7h-6z" fill="#fff3d6" />
      <path d="m26-6 8 6H24z" fill="#ffc12e" />
      {[-28, -16, 0, 14].map((x) => (
        <circle key={x} cx={x} cy="-3" r="4.400" fill="#43306e" stroke="#ffc12e" strokeWidth="1.600" />
      ))}
      <g fill="#fff" opacity=".85">
        <circle cx="12" cy="-36" r="5" />
        <circle cx="3" cy="-43" r="6.500" />
        <circle cx="-9" cy="-47" r="5" />
      </g>
    </g>
  );
}

/** A cable car on its rope. */
export function CableCar(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-90 8 90-26" stroke="#5f6a9c" strokeWidth="1.800" />
      <path d="M0-9V2" stroke="#5f6a9c" strokeWidth="2.400" />
      <rect x="-15" y="2" width="30" height="21" rx="6" fill="#ff6b5c" />
      <path d="M-11 6H-2v8h-9zM2 6h9v8H2z" fill="#d4f1ff" />
      <path d="M-15 16h30v3h-30z" fill="#ffe27a" />
    </g>
  );
}
