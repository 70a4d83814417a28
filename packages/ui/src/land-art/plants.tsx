import { type Place, placed } from './place';

export function Pine({ isSnowy = false, ...place }: Place & { isSnowy?: boolean }) {
  return (
    <g transform={placed(place)}>
      <path d="M-2-6h4V1h-4z" fill="#8a5a34" />
      <path d="M0-34 9-20H5l7 9H7l6 8h-26l6-8h-5l7-9h-4z" fill="#2e9e66" />
      <path d="M0-34 9-20H5l7 9H7l6 8H0z" fill="#23835a" />
      {isSnowy && <path d="M0-34 6-25q-3 3-6 0-3 3-6 0zM-5-20q5 4 10 0l4 5q-9 5-18 0z" fill="#fff" />}
    </g>
  );
}

export function RoundTree({ tone = '#46c183', ...place }: Place & { tone?: string }) {
  return (
    <g transform={placed(place)}>
      <path d="M-2.500-12h5V1h-5z" fill="#8a5a34" />
      <path d="M0-36c8-2 12 5 10 10 6 4 4 14-4 14H-6c-8 0-10-10-4-14-2-5 2-12 10-10z" fill={tone} />
      <path d="M0-36c8-2 12 5 10 10 6 4 4 14-4 14H0q8-10 0-24z" fill="#23835a" opacity=".35" />
    </g>
  );
}

export function Palm(place: Place) {
  return (
    <g transform={placed(place)}>
      <path d="M-3 1Q1-14-1-28h4Q5-12 3 1z" fill="#a8703f" />
      <path
        d="M1-28q-14-10-22 2 12-2 22-2zM1-28q12-12 22 0-12-2-22 0zM1-28q-12 2-14 14 8-6 14-14zM1-28q10 2 13 13-9-4-13-13z"
        fill="#34b06d"
      />
      <circle cx="-2" cy="-26" r="2.400" fill="#7a4a2b" />
      <circle cx="4" cy="-26" r="2.400" fill="#7a4a2b" />
    </g>
  );
}

export function Flower({ tone = '#ff8fd0', ...place }: Place & { tone?: string }) {
  return (
    <g transform={placed(place)}>
      <path d="M0 0v-7" stroke="#2e9e66" strokeWidth="1.600" />
      <path
        d="M0-14a3 3 0 0 1 3 3 3 3 0 0 1 1 4 3 3 0 0 1-4 1 3 3 0 0 1-4-1 3 3 0 0 1 1-4 3 3 0 0 1 3-3z"
        fill={tone}
      />
      <circle cy="-9" r="1.800" fill="#ffe27a" />
    </g>
  );
}

export function Cactus(place: Place) {
  return (
    <g transform={placed(place)} fill="none" stroke="#34b06d" strokeLinecap="round">
      <path d="M0-2v-22" strokeWidth="7" />
      <path d="M0-9h-8v-8M0-6h8v-9" strokeWidth="4.600" strokeLinejoin="round" />
    </g>
  );
}

export function Weed(place: Place) {
  return (
    <g transform={placed(place)} fill="none" stroke="#23835a" strokeLinecap="round" strokeWidth="4">
      <path d="M0 0q-6-9 0-17t0-15" />
      <path d="M7 0q5-7 0-13t1-11" stroke="#34b06d" />
    </g>
  );
}
