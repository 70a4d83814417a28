/** Things that an acting hero holds, drawn from the middle of the hand, and what stands beside them. */

export function Toothbrush() {
  return (
    <g>
      <path d="M9 3-11-1.500" stroke="#2ec3ff" strokeWidth="4" strokeLinecap="round" />
      <path d="m-10-2-9-2" stroke="#8fdcff" strokeWidth="4" strokeLinecap="round" />
      <path d="m-11-4 .7-5.500 9 2-1 5z" transform="translate(-7.500 .5)" fill="#fff" />
      <path d="m-18-8.500 8.500 1.900-.4 2-8.500-1.900z" fill="#b6f3c9" />
    </g>
  );
}

export function Sponge() {
  return (
    <g>
      <rect x="-10" y="-14" width="20" height="14" rx="5" fill="#ffd34d" />
      <rect x="-10" y="-5" width="20" height="6" rx="3" fill="#63dd97" />
      <circle cx="-4" cy="-10" r="1.800" fill="#f2ac1c" />
      <circle cx="4" cy="-8" r="1.500" fill="#f2ac1c" />
    </g>
  );
}

export function Shirt() {
  return (
    <g>
      <path d="M52 70q12 7 24 0l14 7-5 12-7-2v19q-14 4-28 0V87l-7 2-5-12z" fill="#ff8571" />
      <path d="M52 70q12 7 24 0l3.500 1.800q-15.500 9-31 0z" fill="#e05a45" />
      <path
        d="m64 82 2.600 5.400 5.900.7-4.400 4 1.200 5.900-5.300-2.900-5.300 2.900 1.200-5.900-4.400-4 5.900-.7z"
        fill="#ffe27a"
      />
    </g>
  );
}

export function Apple() {
  return (
    <g transform="translate(-4 -8)">
      <path d="M0-5c4-5 12-3 12 5S5 13 0 11c-5 2-12-3-12-11s8-10 12-5z" fill="#f8312f" />
      <path d="M-8-3q1-3 4-3" fill="none" stroke="#ff9a98" strokeWidth="2.600" strokeLinecap="round" />
      <path d="M-12 3q-1-3 .3-6 4 1 4.500 4.500-1.500 3-4.800 1.500z" fill="#fff3d6" />
      <path d="M0-6q-1-5 1-8" fill="none" stroke="#7d4533" strokeWidth="2.400" strokeLinecap="round" />
      <path d="M2-9q2-5 8-4-1 5-8 4z" fill="#34b06d" />
    </g>
  );
}

export function Ladle() {
  return (
    <g>
      <path d="M2-12-8 16" stroke="#a8703f" strokeWidth="4" strokeLinecap="round" />
      <ellipse cx="-9" cy="17" rx="5" ry="4" fill="#7a4a2b" />
    </g>
  );
}

/** A bowl to stir in, before the belly; a small one to feed from, in the hand. */
export function Bowl({ isSmall = false }: { isSmall?: boolean }) {
  return (
    <g transform={isSmall ? 'translate(6 -4) scale(.6)' : 'translate(62 96)'}>
      <ellipse cy="-4" rx="19" ry="6" fill="#ffe9b8" />
      <circle cx="-6" cy="-6" r="4" fill={isSmall ? '#a8653e' : '#ffd34d'} />
      <circle cx="4" cy="-6.500" r="5" fill={isSmall ? '#8a4b2c' : '#fff3d6'} />
      <path d="M-19-4q19 10 38 0 0 17-13 18H-6q-13-1-13-18z" fill="#3aa8ff" />
      <path d="M-18.500 1q18.500 9 37 0-.5 3-1.500 5-17 7-34 0-1-2-1.500-5z" fill="#a6dbff" />
    </g>
  );
}

export function Broom() {
  return (
    <g>
      <path d="M10-28-24 26" stroke="#b5793f" strokeWidth="4.600" strokeLinecap="round" />
      <path d="m-29 20 11 7q1 12-12 16-10-2-12-10 9-3 13-13z" fill="#ffce45" />
      <path d="m-29 20 11 7-2 5-12-7.500z" fill="#f2383c" />
      <path d="m-30 33-4 6m10-2-2 6" stroke="#e5a413" strokeWidth="1.800" strokeLinecap="round" />
    </g>
  );
}

/** A cat that looks up to be fed. */
export function Cat() {
  return (
    <g transform="translate(110 106)">
      <path d="M12 14q10-2 8-14" fill="none" stroke="#f08a24" strokeWidth="5" strokeLinecap="round" />
      <path d="M-10 4h20q6 5 5 14h-30q-1-9 5-14z" fill="#ff9a3d" />
      <path d="M-5 10h10v8H-5z" fill="#ffe0bd" />
      <g data-move="beg">
        <path d="M-14-16-11-3h8zM14-16 11-3H3z" fill="#f08a24" />
        <circle cy="-3" r="13" fill="#ff9a3d" />
        <path d="M-2.500-15.500h5L0-9z" fill="#f08a24" />
        <ellipse cy="2" rx="7" ry="5" fill="#ffe0bd" />
        <ellipse cx="-5.500" cy="-4" rx="2" ry="2.800" fill="#2b2140" />
        <ellipse cx="5.500" cy="-4" rx="2" ry="2.800" fill="#2b2140" />
        <path d="M-2 0h4L0 2.200z" fill="#e05a7a" />
      </g>
    </g>
  );
}

export function WateringCan() {
  return (
    <g transform="rotate(18)">
      <path d="M8 2 26-9" stroke="#14a39b" strokeWidth="4.600" strokeLinecap="round" />
      <path d="m22-13 8 9" stroke="#14a39b" strokeWidth="4" strokeLinecap="round" />
      <path d="M-9-3h20l-2 16H-7z" fill="#2ed1c6" />
      <path d="M-9-3h20l-.5 4h-19z" fill="#8ff0e6" />
      <g fill="#5cb8ff">
        <ellipse cx="32" cy="1" rx="1.600" ry="3" />
        <ellipse cx="29" cy="7" rx="1.600" ry="3" />
        <ellipse cx="34" cy="10" rx="1.600" ry="3" />
      </g>
    </g>
  );
}

export function Plant() {
  return (
    <g transform="translate(119 112)">
      <path d="M0 2V-12" stroke="#34b06d" strokeWidth="3" strokeLinecap="round" />
      <path d="M0-2q-9 0-10-8 9-1 10 8zM0-6q8-1 9-9-9 0-9 9z" fill="#46c183" />
      <circle cy="-15" r="4.600" fill="#ff8fd0" />
      <circle cy="-15" r="2" fill="#ffe27a" />
      <path d="M-9 0H9L7 12H-7z" fill="#d9703c" />
      <path d="M-10-1h20v4.500h-20z" fill="#f08a55" />
    </g>
  );
}

export function Guitar() {
  return (
    <g transform="translate(66 92) rotate(-14)">
      <rect x="-42" y="-3.500" width="34" height="7" rx="2" fill="#7a4a2b" />
      <rect x="-49" y="-6" width="10" height="12" rx="3" fill="#5f3720" />
      <path d="M-10-12c7-1 8 3 13 1 10-4 19 2 19 11S13 15 3 11c-5-2-6 2-13 1-9-2-9-22 0-24z" fill="#f08a24" />
      <path d="M-10-12c7-1 8 3 13 1 10-4 19 2 19 11-14-6-26-8-38-6 1-3 3-5.500 6-6z" fill="#ffab4f" />
      <circle cx="3" r="5" fill="#5f3720" />
      <path d="M-40-1h54M-40 1.400h54" stroke="#fff3d6" strokeWidth=".9" />
      <rect x="12" y="-5" width="3.600" height="10" rx="1.500" fill="#5f3720" />
    </g>
  );
}

export function Brush() {
  return (
    <g transform="rotate(40)">
      <path d="M0 8v-18" stroke="#a8703f" strokeWidth="3.600" strokeLinecap="round" />
      <path d="M-2.600-10h5.200v-4h-5.200z" fill="#b9c3d6" />
      <path d="M-3-14q0-6 3-8 3 2 3 8z" fill="#ff5c9d" />
    </g>
  );
}

export function Ball() {
  return (
    <g transform="translate(114 114)">
      <circle r="10" fill="#ff8a3d" />
      <path
        d="M-10 0h20M0-10v20M-7-7q5 7 0 14M7-7q-5 7 0 14"
        fill="none"
        stroke="#8f3f00"
        strokeWidth="1.600"
      />
    </g>
  );
}
