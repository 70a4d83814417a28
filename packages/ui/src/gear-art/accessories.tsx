import type { GearDrawing } from './gear-drawing';

const extra = { gearType: 'accessory' } as const;

const wings = (
  <g>
    <path d="M-4-6C-14-44-46-58-60-44c-12 12-2 34 18 40-14 4-20 18-10 28 12 10 38 0 48-22z" fill="#5a48c4" />
    <path d="M4-6C14-44 46-58 60-44 72-32 62-10 42-4c14 4 20 18 10 28C40 34 14 24 4 2z" fill="#5a48c4" />
    <path
      d="M-8-12c-8-22-34-40-46-28-8 10 4 28 24 30zM8-12c8-22 34-40 46-28 8 10-4 28-24 30z"
      fill="#ff8fd0"
    />
    <path d="M-10-2c-14-2-34 4-36 14-1 10 24 12 34-4zM10-2c14-2 34 4 36 14 1 10-24 12-34-4z" fill="#7df0ff" />
    <g fill="#ffe27a">
      <circle cx="-46" cy="-33" r="4.600" />
      <circle cx="46" cy="-33" r="4.600" />
      <circle cx="-34" cy="-26" r="2.800" />
      <circle cx="34" cy="-26" r="2.800" />
      <circle cx="-37" cy="12" r="3.400" />
      <circle cx="37" cy="12" r="3.400" />
    </g>
  </g>
);

/** Everything else: carried, wound round the neck, or on the back. */
export const accessories = {
  'travel-backpack': {
    ...extra,
    place: 'back',
    box: '-42 -44 84 80',
    back: (
      <g>
        <rect x="-34" y="-30" width="68" height="14" rx="7" fill="#63b7ff" />
        <path d="M-30-30h6v14h-6zM24-30h6v14h-6z" fill="#2f7fd0" />
        <path d="M-30-18h60q8 0 9 10l2 28q0 11-12 11h-58q-12 0-12-11l2-28q1-10 9-10z" fill="#b5702f" />
        <path d="M-30-18h60q8 0 9 10l.4 5q-40 12-78.800 0l.4-5q1-10 9-10z" fill="#d99145" />
        <rect x="-40" y="6" width="14" height="19" rx="5" fill="#8f5420" />
        <rect x="26" y="6" width="14" height="19" rx="5" fill="#8f5420" />
        <rect x="-36" y="3" width="6" height="8" rx="2" fill="#ffce45" />
        <rect x="30" y="3" width="6" height="8" rx="2" fill="#ffce45" />
      </g>
    ),
    front: (
      <g fill="none" stroke="#8f5420" strokeWidth="5" strokeLinecap="round">
        <path d="M-14-14q-5 12-2 26M14-14q5 12 2 26" />
        <path d="M-14 4h28" stroke="#ffce45" strokeWidth="3" />
      </g>
    ),
    alone: (
      <g>
        <path d="M-10-33q0-8 10-8t10 8" fill="none" stroke="#8f5420" strokeWidth="5" />
        <rect x="-30" y="-34" width="60" height="13" rx="6.500" fill="#63b7ff" />
        <path d="M-22-34h6v13h-6zM16-34h6v13h-6z" fill="#2f7fd0" />
        <rect x="-36" y="2" width="14" height="24" rx="6" fill="#8f5420" />
        <rect x="22" y="2" width="14" height="24" rx="6" fill="#8f5420" />
        <rect x="-28" y="-25" width="56" height="56" rx="15" fill="#b5702f" />
        <path d="M-13-25h26a15 15 0 0 1 15 15v4q-28 12-56 0v-4a15 15 0 0 1 15-15z" fill="#d99145" />
        <rect x="-17" y="4" width="34" height="21" rx="7" fill="#d99145" />
        <path d="M-17 11q17 7 34 0v3q-17 7-34 0z" fill="#b5702f" />
        <rect x="-4" y="-8" width="8" height="12" rx="3" fill="#ffce45" />
        <circle cx="17" cy="-15" r="5.500" fill="#fff3d6" />
        <path
          d="m17-19 1.300 2.700 2.700 1.300-2.700 1.300L17-11l-1.300-2.700-2.700-1.300 2.700-1.300z"
          fill="#ff8571"
        />
      </g>
    ),
  },
  'cosy-scarf': {
    ...extra,
    place: 'neck',
    box: '-32 -14 64 52',
    front: (
      <g>
        <path d="m-18 2-5 26q7 4 14 1L-5 4z" fill="#e0452f" />
        <path d="m-19.500 10 13 2-1 5-13-2zM-21.500 20l13 2-.8 5-13-2z" fill="#fff3d6" />
        <path
          d="m-23 28-1 6m5-5-.500 6m5-6 .500 6m4-6.500 1 5.500"
          stroke="#e0452f"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M-27-6q27 13 54 0 5 10-3 14-24 9-48 0-8-4-3-14z" fill="#ff6b5c" />
        <path d="m-18-2.500 7 2.200-1 11-8-2zM11-.3l7-2.200 2 11.200-8 2zM-4 1h8v11h-8z" fill="#fff3d6" />
        <path d="M-22 0q8-2 12 3 1 8-5 9-8-2-7-12z" fill="#ff8f7d" />
      </g>
    ),
  },
  'ring-of-wisdom': {
    ...extra,
    place: 'offhand',
    box: '-22 -32 44 48',
    front: (
      <g>
        <circle cy="-6" r="20" fill="#7df0ff" opacity=".24" />
        <circle cy="2" r="9" fill="none" stroke="#ffc12e" strokeWidth="5" />
        <path
          d="M-8-2a9 9 0 0 1 7-6"
          fill="none"
          stroke="#fff3c4"
          strokeWidth="2.400"
          strokeLinecap="round"
        />
        <path d="m0-25 9 7-9 11-9-11z" fill="#2ec3ff" />
        <path d="m0-25 9 7H-9z" fill="#b3ecff" />
        <path d="m0-25 3.500 7L0-7l-3.500-11z" fill="#dff7ff" />
        <path
          d="M15-28q.8 3.200 4 4-3.200.8-4 4-.8-3.200-4-4 3.200-.8 4-4zM-15-12q.8 3 3.500 3.500-2.700.8-3.500 3.500-.8-2.700-3.500-3.500 2.700-.5 3.500-3.500z"
          fill="#fff"
        />
      </g>
    ),
  },
  'star-compass': {
    ...extra,
    place: 'offhand',
    box: '-20 -26 40 44',
    front: (
      <g>
        <circle cy="-19" r="4.600" fill="none" stroke="#d68b00" strokeWidth="2.800" />
        <circle r="17" fill="#d68b00" />
        <circle r="16" cy="-1" fill="#ffc12e" />
        <circle r="12" cy="-1" fill="#eaf6ff" />
        <path d="M0-12v3M0 7v3M-11-1h3M8-1h3" stroke="#7f8ba5" strokeWidth="2" strokeLinecap="round" />
        <path d="m0-12 3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#b79bff" />
        <path d="M6.500-7.500 2 2-2-2z" fill="#f8312f" />
        <path d="m-6.500 5.500L-2-4 2 0z" fill="#4356b8" />
        <circle cy="-1" r="1.900" fill="#fff" />
      </g>
    ),
  },
  'butterfly-wings': {
    ...extra,
    place: 'back',
    box: '-66 -52 132 86',
    back: wings,
    alone: (
      <g>
        {wings}
        <path
          d="M-2-22q-4-14-12-18M2-22q4-14 12-18"
          fill="none"
          stroke="#33166b"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <rect x="-5" y="-24" width="10" height="48" rx="5" fill="#33166b" />
        <circle cy="-23" r="7" fill="#4a2e8c" />
      </g>
    ),
  },
  'golden-key': {
    ...extra,
    place: 'offhand',
    turn: -12,
    box: '-20 -40 40 62',
    front: (
      <g>
        <path d="M-3.500-12h7v32h-7z" fill="#e5a413" />
        <path d="M-3.500-12h3.500v32h-3.500z" fill="#ffce45" />
        <path d="M3 8h10v5H9v2H3zM3 16h8v5H3z" fill="#e5a413" />
        <path
          d="M0-38c5-3 10 0 10 5 6-1 9 4 7 9-2 6-8 8-10 14H-7c-2-6-8-8-10-14-2-5 1-10 7-9 0-5 5-8 10-5z"
          fill="#ffc12e"
        />
        <path d="M0-38c-5-3-10 0-10 5-6-1-9 4-7 9 2 6 8 8 10 14h4c-5-8-9-16-3-28z" fill="#ffe79a" />
        <path d="M0-30q6 0 6 6 0 4-3 7h-6q-3-3-3-7 0-6 6-6z" fill="#ff5c9d" />
        <circle cx="-2" cy="-26" r="1.800" fill="#ffd0e4" />
        <rect x="-7" y="-12" width="14" height="5" rx="2.500" fill="#d68b00" />
      </g>
    ),
  },
  'guiding-star': {
    ...extra,
    place: 'aura',
    box: '-24 -24 48 54',
    front: (
      <g>
        <circle r="21" fill="#ffe27a" opacity=".34" />
        <path d="M-3 14q-4 8-12 12 10 0 17-8zM5 15q1 6-3 12 7-4 8-11z" fill="#ffd65c" opacity=".8" />
        <path
          d="m0-19 5.700 11.600 12.800 1.900-9.300 9 2.200 12.800L0 10.300l-11.400 6 2.200-12.800-9.300-9L-5.700-7.400z"
          fill="#ffc12e"
          stroke="#ffc12e"
          strokeWidth="4"
          strokeLinejoin="round"
        />
        <path d="m0-19 5.700 11.600L0 0l-18.500-5.500 12.800-1.900z" fill="#fff3c4" opacity=".85" />
        <circle cx="-4.500" cy="-1" r="1.900" fill="#573a00" />
        <circle cx="4.500" cy="-1" r="1.900" fill="#573a00" />
        <path
          d="M-3.500 3.500q3.500 3.500 7 0"
          fill="none"
          stroke="#573a00"
          strokeWidth="1.800"
          strokeLinecap="round"
        />
      </g>
    ),
  },
} satisfies Record<string, GearDrawing>;
