import { type Place, placed } from './place';

export function Tent({
  tone = '#ff9a3d',
  shade = '#e07718',
  ...place
}: Place & { tone?: string; shade?: string }) {
  return (
    <g transform={placed(place)}>
      <path d="m0-26 24 27h-48z" fill={tone} />
      <path d="m0-26 24 27H9z" fill={shade} />
      <path d="M0-15 8 1H-8z" fill="#6b3a12" />
    </g>
  );
}

export function Fire(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="m-8 0 16-4M8 0-8-4" stroke="#7a4a2b" strokeWidth="3" strokeLinecap="round" />
      <path d="M0-20c5 5 8 9 6 14-1 3-11 3-12 0-2-4 1-6 2-9 2 2 2 3 3 4 1-3 1-6 1-9z" fill="#ff8a3d" />
      <path d="M0-11c3 3 4 5 3 7s-5 2-6 0c-1-3 2-4 3-7z" fill="#ffe27a" />
    </g>
  );
}

export function CircusTent(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-30-20h60V1h-60z" fill="#fff3d6" />
      <path d="M-30-20h9V1h-9zM-12-20h8V1h-8zM4-20h8V1H4zM21-20h9V1h-9z" fill="#f2383c" />
      <path d="M0-52q10 20 36 32h-72Q-10-32 0-52z" fill="#f2383c" />
      <path d="M0-52q4 20 12 32h-24Q-4-32 0-52z" fill="#fff3d6" />
      <path d="M-36-20h72q-2 7-9 5-4 4-9 0-4 4-9 0-4 4-9 0-4 4-9 0-4 4-9 0-4 4-9 0-7 2-9-5z" fill="#ffc12e" />
      <path d="M0-52v-9l9 3.500L0-54z" fill="#3aa8ff" />
      <path d="M-6 1q-1-10 6-14 7 4 6 14z" fill="#8c1f3f" />
    </g>
  );
}

const SPOKES = [0, 45, 90, 135, 180, 225, 270, 315];

const CABINS = ['#ff6b5c', '#ffc12e', '#63dd97', '#3aa8ff', '#ab8dff', '#ff8fd0', '#2ed1c6', '#ff9a3d'];

export function BigWheel(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="m0-38-14 39h4L0-30 10 1h4z" fill="#8a93c4" />
      <g transform="translate(0 -38)">
        <circle r="28" fill="none" stroke="#fff" strokeWidth="3" />
        {SPOKES.map((turn, index) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path d="M0 0v-28" stroke="#fff" strokeWidth="1.800" />
            <circle cy="-28" r="5" fill={CABINS[index]} />
          </g>
        ))}
        <circle r="5" fill="#ffc12e" />
      </g>
    </g>
  );
}

export function Carousel(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-30-4h60v5h-60z" fill="#d9703c" />
      <path d="M-20-30v26M0-30v26M20-30v26" stroke="#ffc12e" strokeWidth="2.400" />
      <path d="M0-54q14 8 34 22h-68Q-14-46 0-54z" fill="#ab8dff" />
      <path d="M0-54q6 8 11 22h-22Q-6-46 0-54z" fill="#fff" />
      <path d="M-34-32h68q-4 7-11 4-6 5-12 0-6 5-11 0-6 5-11 0-6 5-12 0-7 3-11-4z" fill="#ffc12e" />
      {[-20, 0, 20].map((x) => (
        <g key={x} transform={`translate(${x} -12)`} fill={x === 0 ? '#ff8fd0' : '#fff'}>
          <ellipse rx="7" ry="4" />
          <path d="M-6 0-9-8q1-4 4-3l3 4 1 4zM-6 2l-1.500 7h2.500L-3 2zM6 2l1.500 7H5L3 2z" />
          <path d="M-5-8q3 1 3 5" fill="none" stroke="#ffc12e" strokeWidth="2" strokeLinecap="round" />
          <path d="M6-1q5-1 4 5" fill="none" stroke="#ffc12e" strokeWidth="2" strokeLinecap="round" />
        </g>
      ))}
    </g>
  );
}

export function Coaster(place: Place) {
  return (
    <g transform={placed(place)}>
      <path
        d="M-52 0v-20M-36 0v-44M-20 0v-34M-4 0v-10M12 0v-16M28 0v-36M44 0v-26"
        stroke="#fff"
        strokeWidth="2.400"
      />
      <path
        d="M-58-14q8-6 12-20 8-24 20-4 10 26 22 28 12 0 20-18 10-24 20-8 6 12 14 16"
        fill="none"
        stroke="#f2383c"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform="translate(-26 -43) rotate(38)">
        <rect x="-10" y="-7" width="20" height="9" rx="4" fill="#ffc12e" />
        <circle cx="-4" cy="-8" r="3.400" fill="#8a4b2c" />
        <circle cx="4" cy="-8" r="3.400" fill="#43306e" />
      </g>
    </g>
  );
}

export function Umbrella(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M0 1-5-34" stroke="#fff" strokeWidth="2.600" strokeLinecap="round" />
      <path d="M-31-22q4-20 24-17t23 22q-8-6-15-3-8-6-16-2-9-4-16 0z" fill="#ff6b5c" />
      <path d="M-7-39q-10 4-8 17 8-4 16 2-2-14-8-19z" fill="#fff3d6" />
    </g>
  );
}
