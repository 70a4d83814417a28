import type { ReactNode } from 'react';
import type { MissionGroup } from './day-parts';

type Of = MissionGroup['part'] | 'still' | 'extra' | 'pause';

const RAYS =
  'M22 3v5M22 36v5M3 22h5M36 22h5M8.500 8.500l3.500 3.500M32 32l3.500 3.500M8.500 35.500l3.500-3.500M32 12l3.500-3.500';
const sun = (
  <>
    <path d={RAYS} stroke="#ffb02e" strokeWidth="4" strokeLinecap="round" />
    <circle cx="22" cy="22" r="11" fill="#ffc12e" />
  </>
);
const moon = (
  <>
    <path d="M28 5a18 18 0 1 0 11 25A15 15 0 0 1 28 5z" fill="#7c6bd6" />
    <circle cx="36" cy="12" r="2.500" fill="#ffc12e" />
  </>
);
const star = (
  <path
    d="m22 4 5.300 11.500 12.700 1.500-9.300 8.600 2.500 12.400L22 31.800 10.800 38l2.500-12.400L4 17l12.700-1.500z"
    fill="#ffc12e"
  />
);

// Drawn with few lines: they come with the first view of a family that has parts of the day.
const PICTURES: Record<Of, ReactNode> = {
  morning: (
    <>
      <circle cx="22" cy="30" r="12" fill="#ffb02e" />
      <path d="M22 6v8M5 13l6 6M39 13l-6 6" stroke="#ffb02e" strokeWidth="4" strokeLinecap="round" />
      <path d="M0 30h44v8q-22 8-44 0z" fill="#6fd6a4" />
    </>
  ),
  afternoon: sun,
  now: sun,
  evening: moon,
  later: moon,
  any: star,
  pause: star,
  still: (
    <>
      <path d="M8 34Q4 12 36 8q2 28-22 25z" fill="#63cf95" />
      <path d="M7 38q8-14 20-21" fill="none" stroke="#2e9e66" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  extra: (
    <path d="m18 4 4 12 12 4-12 4-4 12-4-12-12-4 12-4zM35 26l2 6 6 2-6 2-2 6-2-6-6-2 6-2z" fill="#b58cff" />
  ),
};

/** A part of the day as a picture. */
export function PartPicture({ of }: { of: Of }) {
  return (
    <svg viewBox="0 0 44 44" width="44" height="44" data-picture={of} aria-hidden focusable={false}>
      {PICTURES[of]}
    </svg>
  );
}
