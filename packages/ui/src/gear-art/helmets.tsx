import type { GearDrawing } from './gear-drawing';

const onHead = { gearType: 'helmet', place: 'head' } as const;

/** Everything for the head. */
export const helmets = {
  'knights-helmet': {
    ...onHead,
    box: '-36 -32 72 46',
    front: (
      <g>
        <path d="M-2-25C3-31 19-32 31-18c-8-3-16-2-20 5z" fill="#f8312f" />
        <path d="M3-25c6-4 15-3 22 4-8-2-13 0-16 5z" fill="#ff7d7b" />
        <path d="M-28 5C-28-15-16-26 0-26S28-15 28 5z" fill="#b9c3d6" />
        <path d="M-23 1c1-12 7-20 15-22-4 6-6 13-6 22z" fill="#edf1f8" />
        <path d="M17-20C25-14 28-6 28 5h-8c1-10 0-19-3-25z" fill="#98a4bd" />
        <path d="M-3.5-26h7V5h-7z" fill="#ffce45" />
        <path d="M.5-26h3V5h-3z" fill="#e5a413" />
        <rect x="-32" y="-1" width="64" height="10" rx="5" fill="#7f8ba5" />
        <rect x="-32" y="-1" width="64" height="4" rx="2" fill="#a3aec4" />
        <g fill="#e4eaf4">
          <circle cx="-24" cy="4.5" r="2" />
          <circle cx="-12" cy="4.5" r="2" />
          <circle cx="12" cy="4.5" r="2" />
          <circle cx="24" cy="4.5" r="2" />
        </g>
        <path d="M-5 3H5l-1.5 12a3.5 3.5 0 0 1-7 0z" fill="#8b97b0" />
      </g>
    ),
  },
  'explorer-cap': {
    ...onHead,
    box: '-32 -32 82 48',
    front: (
      <g>
        <circle cy="-24.5" r="3.4" fill="#0f6a47" />
        <path d="M-28 5C-28-14-16-24 0-24S28-14 28 5z" fill="#27b37a" />
        <path d="M-23 1c1-11 7-19 15-21-4 6-6 12-6 21z" fill="#6fdcae" />
        <path d="M10-22C22-18 28-8 28 5H16c1-10-1-20-6-27z" fill="#1f9766" />
        <path d="M-28 1h56v5h-56z" fill="#16845a" />
        <path d="M-4 4c12-3 30-3 41 1 7 3 11 6 10 8s-4 1-7 0C27 9 10 9-2 11c-4 0-6-6-2-7z" fill="#0f6a47" />
        <path d="M4 3c12-2 24-1 33 2 4 2 7 4 8 5C34 6 20 5 6 7z" fill="#27b37a" />
        <circle cx="-4" cy="-9" r="8.5" fill="#fff4cf" />
        <circle cx="-4" cy="-9" r="6.4" fill="#ff8571" />
        <path d="m-4-14.5 2.4 5.5L-4-3.5-6.4-9z" fill="#fff" />
      </g>
    ),
  },
  'scholars-cap': {
    ...onHead,
    box: '-44 -34 88 52',
    front: (
      <g>
        <path d="M-26-12V3c0 8 52 8 52 0v-15z" fill="#26326b" />
        <path d="M-26-4v7c0 8 52 8 52 0v-7c0 8-52 8-52 0z" fill="#3c4b96" />
        <path
          d="M-3.4-27.3a8 8 0 0 1 6.8 0l35 12.4a2.4 2.4 0 0 1 0 4.6L3.4 2a8 8 0 0 1-6.8 0l-35-12.3a2.4 2.4 0 0 1 0-4.6z"
          fill="#4356b8"
        />
        <path d="M-3.4-27.3a8 8 0 0 1 6.8 0l30 10.6L-14-1.8l-24.4-8.5a2.4 2.4 0 0 1 0-4.6z" fill="#5f74dd" />
        <path
          d="M0-13c14 0 26 2 31 5v13"
          fill="none"
          stroke="#ffce45"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <ellipse cy="-13" rx="5" ry="3" fill="#ffce45" />
        <path d="m27 3 8 0 2 12q-6 3-12 0z" fill="#ffb02e" />
        <rect x="27" y="1" width="8" height="4" rx="2" fill="#e5a413" />
      </g>
    ),
  },
  'crystal-crown': {
    ...onHead,
    box: '-36 -34 72 46',
    front: (
      <g>
        <path d="m-27 4-6-22 9-6 10 14z" fill="#7fd8ff" />
        <path d="m-33-18 9-6 1 18z" fill="#c9f1ff" />
        <path d="m27 4 6-22-9-6-10 14z" fill="#57b9f2" />
        <path d="m33-18-9-6-1 18z" fill="#9be4ff" />
        <path d="m-18 4-2-24 6-7 8 8 2 23z" fill="#b79bff" />
        <path d="m-20-20 6-7 2 28z" fill="#e2d6ff" />
        <path d="m18 4 2-24-6-7-8 8-2 23z" fill="#9572f2" />
        <path d="m20-20-6-7-2 28z" fill="#c7b2ff" />
        <path d="M-9 4-10-20 0-29l10 9-1 24z" fill="#ff8fd0" />
        <path d="M-10-20 0-29l2 33h-11z" fill="#ffc3e6" />
        <path d="M0-29 10-20 2-12z" fill="#fff" opacity=".55" />
        <path d="M-30-2q30 7 60 0l-2 11q-28 6-56 0z" fill="#ffce45" />
        <path d="M-30-2q30 7 60 0l-.6 4q-29.400 7-58.800 0z" fill="#ffe79a" />
        <path d="m0 1 5 5-5 5-5-5z" fill="#2ed1c6" />
        <circle cx="-18" cy="5" r="2.600" fill="#ff6b9d" />
        <circle cx="18" cy="5" r="2.600" fill="#ff6b9d" />
      </g>
    ),
  },
  'shadow-hat': {
    ...onHead,
    box: '-42 -36 84 54',
    front: (
      <g>
        <path d="M-20 4-24-23c0-7 48-7 48 0L20 4z" fill="#3b2470" />
        <path d="M-24-23c0-7 48-7 48 0s-48 7-48 0z" fill="#24123f" />
        <path d="M-24-23-20 4h9l-4-25z" fill="#6a48b8" />
        <path d="M-21.500-5q21.500 6 43 0L20 6q-20 4-40 0z" fill="#ff5c9d" />
        <path d="M-38 4c0-6 18-4 38-4s38-2 38 4-17 9-38 9S-38 10-38 4z" fill="#4a2e8c" />
        <path d="M-38 4c0-6 18-4 38-4s38-2 38 4c-4 3-20 4-38 4s-34-1-38-4z" fill="#6a48b8" />
        <ellipse cx="-7" cy="-14" rx="4.400" ry="5.400" fill="#ffe27a" />
        <ellipse cx="8" cy="-14" rx="4.400" ry="5.400" fill="#ffe27a" />
        <ellipse cx="-6" cy="-13.500" rx="1.700" ry="3.400" fill="#24123f" />
        <ellipse cx="9" cy="-13.500" rx="1.700" ry="3.400" fill="#24123f" />
        <path
          d="M-30-28q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6zM31-32q1 4 5 5-4 1-5 5-1-4-5-5 4-1 5-5z"
          fill="#ffe27a"
        />
      </g>
    ),
  },
  'halo-of-legends': {
    ...onHead,
    box: '-46 -38 92 52',
    front: (
      <g>
        <ellipse cy="-12" rx="43" ry="17" fill="#ffe27a" opacity=".28" />
        <path
          d="M-36-12c0-11 72-11 72 0"
          fill="none"
          stroke="#d68b00"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="17" cy="-23" r="8" fill="#8b5cf6" />
        <path d="M10-27a8 8 0 0 1 13-1q-6 4-13 1z" fill="#b79bff" />
        <path
          d="M4.500-19c-3 3 3 4 12 1s14-8 11-10"
          fill="none"
          stroke="#7df0ff"
          strokeWidth="2.600"
          strokeLinecap="round"
        />
        <circle cx="-22" cy="-24" r="3.600" fill="#ff8571" />
        <path
          d="M-36-12c0 13 72 13 72 0"
          fill="none"
          stroke="#ffc12e"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path
          d="M-34-9c6 8 34 9 44 7"
          fill="none"
          stroke="#fff3c4"
          strokeWidth="2.600"
          strokeLinecap="round"
        />
        <path
          d="m0-11 2.900 6 6.600.9-4.800 4.600 1.200 6.600L0 4l-5.900 3.100 1.200-6.600L-9.500-4l6.600-1z"
          fill="#fff3c4"
          stroke="#e5a413"
          strokeWidth="1.600"
          strokeLinejoin="round"
        />
        <path d="M-40-6q1 5 6 6-5 1-6 6-1-5-6-6 5-1 6-6zM41-4q1 4 5 5-4 1-5 5-1-4-5-5 4-1 5-5z" fill="#fff" />
      </g>
    ),
  },
} satisfies Record<string, GearDrawing>;
