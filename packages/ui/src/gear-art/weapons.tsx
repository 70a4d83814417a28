import type { GearDrawing } from './gear-drawing';

const inHand = { gearType: 'weapon', place: 'hand' } as const;

/** Everything that is held; it stands upright on its grip. */
export const weapons = {
  'wind-boomerang': {
    ...inHand,
    turn: 8,
    box: '-19 -46 50 54',
    front: (
      <g transform="scale(.84)">
        <path
          d="M-6 4C-12-14-18-34-9-46c8-10 26-4 36 7 5 6-1 13-8 9-7-5-15-7-16-1-1 8 4 18 8 30 3 9-14 14-17 5z"
          fill="#2ed1c6"
        />
        <path
          d="M-6 4C-12-14-18-34-9-46c6-7 16-6 25-1C4-48-6-43-6-33c0 14 7 26 8 41-4 1-7-1-8-4z"
          fill="#8ff0e6"
        />
        <path d="M-12.500-14 5.500-17l2 7-18 3.500zM10-49.500l8 3-4 13.500-9 .5z" fill="#ff8571" />
        <circle cx="-5" cy="-39" r="4" fill="#ffe27a" />
        <path
          d="M14-20q9 1 9-6t-7-5M18-9q9 0 10-8"
          fill="none"
          stroke="#6cc5ef"
          strokeWidth="2.800"
          strokeLinecap="round"
        />
        <path d="M-19-24q-4-8 0-15" fill="none" stroke="#6cc5ef" strokeWidth="2.800" strokeLinecap="round" />
      </g>
    ),
  },
  'splash-blaster': {
    ...inHand,
    turn: -14,
    box: '-19 -36 62 50',
    front: (
      <g transform="translate(0 -3) scale(.86)">
        <path d="M-6-12H8l-3 20a5 5 0 0 1-5 4h-4a4 4 0 0 1-4-5z" fill="#ff9a3d" />
        <path d="M6-12h12l-2 9q-6 2-10 0z" fill="none" stroke="#d96f14" strokeWidth="3" />
        <rect x="-14" y="-25" width="44" height="16" rx="7" fill="#63dd97" />
        <rect x="-14" y="-25" width="44" height="7" rx="3.500" fill="#a6f3c6" />
        <rect x="-6" y="-36" width="22" height="14" rx="7" fill="#b3e5ff" />
        <path d="M-5-29h20a7 7 0 0 1-6 7H1a7 7 0 0 1-6-7z" fill="#3aa8ff" />
        <rect x="28" y="-22" width="8" height="10" rx="3" fill="#ff6b5c" />
        <path d="M41-24q4 5 0 8-4-3 0-8zM43-12q3 4 0 6-3-2 0-6z" fill="#3aa8ff" />
        <circle cx="-7" cy="-15" r="3" fill="#ffce45" />
      </g>
    ),
  },
  'magic-wand': {
    ...inHand,
    turn: 18,
    box: '-24 -62 48 74',
    front: (
      <g>
        <rect x="-2.800" y="-40" width="5.600" height="50" rx="2.800" fill="#7a4a2b" />
        <rect x="-2.800" y="-40" width="2.600" height="50" rx="1.300" fill="#a8703f" />
        <rect x="-4" y="-16" width="8" height="5" rx="2" fill="#ffce45" />
        <rect x="-4" y="6" width="8" height="6" rx="3" fill="#ffce45" />
        <circle cy="-44" r="17" fill="#ff9ed2" opacity=".3" />
        <path
          d="m0-60 4.700 10.200 11.100 1.300-8.200 7.600 2.200 11L0-35.500l-9.800 5.600 2.200-11-8.200-7.600 11.100-1.300z"
          fill="#ff6ba8"
        />
        <path d="m0-60 4.700 10.200-4.700 4.300-15.800-3 11.100-1.300z" fill="#ffb3d6" />
        <path
          d="M17-34q1 4 5 5-4 1-5 5-1-4-5-5 4-1 5-5zM-17-32q.8 3 4 4-3.200.8-4 4-.8-3.200-4-4 3.200-.8 4-4z"
          fill="#ffe27a"
        />
      </g>
    ),
  },
  'heros-sword': {
    ...inHand,
    turn: 24,
    box: '-22 -72 44 84',
    front: (
      <g transform="translate(0 -6)">
        <path d="M-5.500-8V-52L0-63l5.500 11v44z" fill="#eaf1fb" />
        <path d="M0-63 5.500-52v44H0z" fill="#a9bcdc" />
        <path d="M-1-50h2v40h-2z" fill="#7f95bd" />
        <path d="M-15-12q3 4 8 3h14q5 1 8-3 2 8-5 9.500h-20Q-17-4-15-12z" fill="#ffc12e" />
        <path d="M-15-12q3 4 8 3h14q5 1 8-3l.3 2.500Q12-6.500 7-6.500H-7q-5 0-8.300-3z" fill="#ffe79a" />
        <rect x="-3.600" y="-3" width="7.200" height="14" rx="3" fill="#8a3b2b" />
        <path d="M-3.600 1h7.200v2.400h-7.200zm0 5h7.200v2.400h-7.200z" fill="#5f2318" />
        <circle cy="13" r="4.600" fill="#ffc12e" />
        <circle cy="-6" r="3.600" fill="#3aa8ff" />
        <circle cx="-1" cy="-7" r="1.200" fill="#fff" />
      </g>
    ),
  },
  'forest-bow': {
    ...inHand,
    turn: 10,
    box: '-32 -50 62 74',
    front: (
      <g transform="translate(-6 -14) scale(.86)">
        <path d="M-12-38V36" stroke="#f4ecd8" strokeWidth="1.800" />
        <path
          d="M-12-38C8-34 12-14 9-1c3 13-1 33-21 37"
          fill="none"
          stroke="#7a4a2b"
          strokeWidth="6.400"
          strokeLinecap="round"
        />
        <path
          d="M-11-38C7-33 11-14 8-2"
          fill="none"
          stroke="#b27a45"
          strokeWidth="2.400"
          strokeLinecap="round"
        />
        <rect x="5" y="-8" width="8" height="14" rx="4" fill="#27b37a" />
        <path d="M-18-1h38" stroke="#d9a25f" strokeWidth="2.800" />
        <path d="m18-7 9 6-9 6z" fill="#b9c3d6" />
        <path d="m-22-6 8 5-8 5 3-5z" fill="#ff8571" />
        <path d="M6-30q10-6 14 2-9 5-14-2z" fill="#63dd97" />
        <path d="M4 26q3 10 13 7-3-9-13-7z" fill="#34b06d" />
      </g>
    ),
  },
  'ocean-trident': {
    ...inHand,
    turn: 24,
    box: '-28 -76 56 104',
    front: (
      <g>
        <rect x="-2.800" y="-44" width="5.600" height="66" rx="2.800" fill="#e5a413" />
        <rect x="-2.800" y="-44" width="2.600" height="66" rx="1.300" fill="#ffe27a" />
        <circle cy="22" r="4.600" fill="#2ed1c6" />
        <circle cy="-54" r="20" fill="#7df0ff" opacity=".22" />
        <path d="M-3.500-40V-58H-7l7-12 7 12H3.500v18z" fill="#ffc12e" />
        <path d="M-3-36h6v-6h9q2 0 2-3v-9h-4l6.500-12L23-54h-4v12q0 6-6 6z" fill="#ffc12e" />
        <path d="M3-36h-6v-6h-9q-2 0-2-3v-9h4l-6.500-12L-23-54h4v12q0 6 6 6z" fill="#ffd65c" />
        <circle cy="-39" r="5.400" fill="#2ed1c6" />
        <circle cx="-1.600" cy="-40.600" r="1.700" fill="#dffdf9" />
        <path d="M-4-24q4 3 8 0v4q-4 3-8 0zM-4 0q4 3 8 0v4q-4 3-8 0z" fill="#14a39b" />
        <path d="M20-30q3 5 0 7-3-2 0-7zM-20-28q3 5 0 7-3-2 0-7z" fill="#3aa8ff" />
      </g>
    ),
  },
} satisfies Record<string, GearDrawing>;
