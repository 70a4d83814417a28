import type { GearDrawing } from './gear-drawing';

const onTorso = { gearType: 'armor', place: 'torso' } as const;

const kimono = (
  <g>
    <path d="M-18-19h36l6 44q-24 5-48 0z" fill="#5a48c4" />
    <path d="M-10-19H10L0-6z" fill="#fff" />
    <path d="M-15-19h7L14 8H6z" fill="#8b78f0" />
    <path d="M15-19H8l-22 27h8z" fill="#fff" />
    <path d="M15-19h-3.500L-9 8h3z" fill="#8b78f0" />
    <path d="M-21.500 4q21.500 5 43 0l1.200 9q-22.700 5-45.400 0z" fill="#ff6ba8" />
    <path d="M-21.900 6.800q21.900 5 43.800 0l.300 2.200q-22.200 5-44.400 0z" fill="#ffc9e2" />
    <path d="m-7 3 7 3 7-3v12l-7-3-7 3z" fill="#e0407f" />
    <circle cy="9" r="3" fill="#ff9ed2" />
    <path d="M14 17a4.600 4.600 0 1 0 4 6.400 4 4 0 0 1-4-6.400z" fill="#ffe27a" />
    <circle cx="-14" cy="20" r="1.600" fill="#ffe27a" />
    <circle cx="-8" cy="23" r="1.100" fill="#ffe27a" />
  </g>
);

const coat = (
  <g>
    <path d="M-12-20h24l4 44h-32z" fill="#7d8fb3" />
    <path d="M-18-19h9L-1 4v23q-15 0-24-3l4-22z" fill="#f7faff" />
    <path d="M18-19H9L3 4v23q14 0 22-3L21 2z" fill="#e3eaf6" />
    <path d="M-11-20-1 5l-10-5-4-12zM11-20 3 5l9-5 3-12z" fill="#b8c6de" />
    <path d="M-1 4h3.600v23H-1z" fill="#d3dcec" />
    <circle cx="1" cy="11" r="1.600" fill="#5f74a8" />
    <circle cx="1" cy="19" r="1.600" fill="#5f74a8" />
    <path d="M9.500-3h2.800v9H9.500z" fill="#ff6b5c" />
    <path d="M14-5h2.800V6H14z" fill="#3aa8ff" />
    <rect x="7" y="3" width="12" height="9" rx="2" fill="#b8c6de" />
    <path
      d="m-15 9 1.800-.3.900-1.700h2.600l.9 1.700 1.800.3 1.300 2.300-.9 1.700.9 1.700-1.300 2.300-1.800.3-.9 1.700h-2.600l-.9-1.700-1.800-.3-1.300-2.300.9-1.700-.9-1.700z"
      fill="#ffb02e"
    />
    <circle cx="-11" cy="13" r="2.400" fill="#f7faff" />
  </g>
);

/** Everything for the trunk, which is 36 wide at the shoulders and 44 at the hem. */
export const armors = {
  'training-shirt': {
    ...onTorso,
    box: '-30 -24 60 46',
    front: (
      <g>
        <path d="M-18-19h7q11 13 22 0h7q-1 10 6 15l2 14q-26 7-52 0l2-14q7-5 6-15z" fill="#ff8571" />
        <path d="M-18-19h7q11 13 22 0h3.500q-14.500 19-29 0z" fill="#e05a45" />
        <path
          d="M-18-19q-1 10 6 15l-2 17q-7-1-12-3l2-14q7-5 6-15zM18-19q1 10-6 15l2 17q7-1 12-3l-2-14q-7-5-6-15z"
          fill="#e05a45"
        />
        <path d="M-25.700 6.500q25.700 7 51.400 0l.3 3.500q-26 7-52 0z" fill="#fff3d6" />
        <path
          d="M3-9-9 3h6.500L-4.500 12 9-1H2z"
          fill="#ffe27a"
          stroke="#b83a28"
          strokeWidth="1.400"
          strokeLinejoin="round"
        />
      </g>
    ),
  },
  'ranger-vest': {
    ...onTorso,
    box: '-30 -26 60 48',
    front: (
      <g>
        <path d="M-12-20q12-4 24 0L3-5v16h-6V-5z" fill="#b4560a" />
        <path d="M-18-19h7q3 10 9 15v16q-14 0-24-3l2-14q7-5 6-14z" fill="#ff9a3d" />
        <path d="M18-19h-7Q8-9 2-4v16q14 0 24-3l-2-14q-7-5-6-14z" fill="#f0811a" />
        <path
          d="M-24.800 0q9 2.500 22.800 2.500V7Q-15 7-25.500 4.500zM24.800 0Q15.800 2.500 2 2.500V7q13 0 23.500-2.500z"
          fill="#f6ff8f"
        />
        <path
          d="M-16.500-19h4.500q2 12 6 18h-4.500q-5.500-8-6-18zM16.500-19H12q-2 12-6 18h4.500q5.500-8 6-18z"
          fill="#f6ff8f"
        />
        <path d="M-2-4h1.600v16H-2z" fill="#8f3f00" />
        <circle cx="-1.200" cy="9.500" r="2" fill="#ffce45" />
      </g>
    ),
  },
  'magic-armor': {
    ...onTorso,
    box: '-36 -25 72 52',
    front: (
      <g>
        <path d="M-18-19q18 10 36 0l6 26q-8 15-24 18-16-3-24-18z" fill="#5b7cf7" />
        <path d="M-18-19q9 5 18 5v39q-16-3-24-18z" fill="#8fa9ff" />
        <path d="M-23.600 5q11.600 8 23.600 8t23.600-8l.4 4q-10 9-24 9t-24-9z" fill="#3a55c9" />
        <path d="M-16-19c-11-1-18 6-17 17 6 3 14 0 18-6z" fill="#c8d4ff" />
        <path d="M16-19c11-1 18 6 17 17-6 3-14 0-18-6z" fill="#a9b9f8" />
        <path
          d="M-33-2c6 3 14 0 18-6l.4 3.500C-19 2-26 5-32.500 2zM33-2c-6 3-14 0-18-6l-.4 3.500C19 2 26 5 32.500 2z"
          fill="#ffce45"
        />
        <circle r="9.500" fill="#24346f" />
        <path d="M3.500-7A8 8 0 1 0 6 5.500 6.600 6.600 0 0 1 3.500-7z" fill="#ffe9a3" />
        <path d="M4-3q.6 2.400 3 3-2.400.6-3 3-.6-2.400-3-3 2.400-.6 3-3z" fill="#fff" />
      </g>
    ),
  },
  'moon-kimono': {
    ...onTorso,
    box: '-38 -24 76 54',
    sleeve: { color: '#4a3aa8', cuff: '#ff9ed2' },
    front: kimono,
    alone: (
      <g>
        <path d="M-17-19-35 4l10 12 12-13z" fill="#4a3aa8" />
        <path d="M17-19 35 4 25 16 13 3z" fill="#3d2f90" />
        <path d="m-35 4 10 12 3.500-4L-31.500-.500zM35 4 25 16l-3.500-4L31.500-.500z" fill="#ff9ed2" />
        {kimono}
      </g>
    ),
  },
  'inventors-coat': {
    ...onTorso,
    box: '-38 -24 76 54',
    sleeve: { color: '#dbe4f2', cuff: '#9fb0cc' },
    front: coat,
    alone: (
      <g>
        <path d="m-17-19-17 21 9 11 11-12z" fill="#dbe4f2" />
        <path d="m17-19 17 21-9 11L14 1z" fill="#c4d0e4" />
        <path d="m-34 2 9 11 3-3.300L-31-1.700zM34 2l-9 11-3-3.300L31-1.700z" fill="#9fb0cc" />
        {coat}
      </g>
    ),
  },
  'dragon-scale-armor': {
    ...onTorso,
    box: '-38 -26 76 54',
    front: (
      <g>
        <path
          d="M-15-19Q-26-17-36-21q1 11 9 14-2 5-7 7 9 5 16-2zM15-19q11 2 21-2-1 11-9 14 2 5 7 7-9 5-16-2z"
          fill="#ffc12e"
        />
        <path
          d="M-18-12q-6 0-18-9 1 11 9 14-2 5-7 7 9 5 16-2zM18-12q6 0 18-9-1 11-9 14 2 5 7 7-9 5-16-2z"
          fill="#d68b00"
        />
        <path d="M-18-19q18 10 36 0l6 25q-8 15-24 19-16-4-24-19z" fill="#c62828" />
        <g fill="#ef5350">
          <path d="M-19-14q4 9 9.500 1Q-5-4 0-12-5-14-10-15.500T-18-19z" />
          <path d="M19-14q-4 9-9.500 1Q5-4 0-12q5-2 10-3.500T18-19z" />
          <path d="M-21.500-5q5 9 10.750 1Q-5.500 5 0-4 5.500 5 10.750-4 16.500 4 21.500-5l1.400 6q-5 9-11.400 2-6 8-11.500 0-5.500 8-11.500 0-6.400 7-11.400-2z" />
          <path d="M-22 9q4 6 10.500 1Q-6 18 0 11q6 7 11.500-1 6.500 5 10.500-1-4 8-8 10-5 3-8-1-3 5-6 6-3-1-6-6-3 4-8 1-4-2-8-10z" />
        </g>
        <path d="M-18-19q18 10 36 0l1 4.500q-19 10.500-38 0z" fill="#ffc12e" />
        <path d="m0-9 7 8-7 9-7-9z" fill="#ffc12e" />
        <path d="m0-6 4.600 5L0 5l-4.600-6z" fill="#7df0ff" />
        <path d="m0-6 4.600 5h-9.200z" fill="#fff" opacity=".6" />
      </g>
    ),
  },
} satisfies Record<string, GearDrawing>;
