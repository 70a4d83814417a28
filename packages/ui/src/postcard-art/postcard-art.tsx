import { useId } from 'react';
import { Ground, Hills } from '../land-art/ground';
import { Sky, Sun } from '../land-art/sky';
import { placesFar } from './places-far';
import { placesNear } from './places-near';

type Props = {
  /** The card's `art`, such as `castle`; one that is newer than this app shows hills and sun. */
  id: string;
  /** Width in CSS pixels; the card is three quarters as high. */
  size: number;
};

const places = { ...placesNear, ...placesFar };

/** A postcard of a place that the hero went to, with a border and a stamp. Decoration: its name stands beside it. */
export default function PostcardArt({ id, size }: Props) {
  const clip = useId();
  const place = Object.hasOwn(places, id) ? places[id] : elsewhere;
  return (
    <svg
      viewBox="-10 -10 180 135"
      width={size}
      height={size * 0.75}
      data-postcard={id}
      aria-hidden
      focusable={false}
    >
      <rect x="-10" y="-10" width="180" height="135" rx="10" fill="#dccfb8" />
      <rect x="-10" y="-10" width="180" height="132" rx="10" fill="#fffaf0" />
      <clipPath id={clip}>
        <rect width="160" height="112" rx="5" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{place}</g>
      <Stamp />
    </svg>
  );
}

const elsewhere = (
  <>
    <Sky top="#8fdcff" low="#c4eefc" />
    <Sun x={126} y={30} />
    <Hills tone="#a4e5c4" />
    <Ground tone="#6fd6a4" low="#46c183" />
  </>
);

/** The post's own mark in the corner: a star on a stamp with teeth. */
function Stamp() {
  return (
    <g transform="translate(142 -1) rotate(6)">
      <rect
        width="25"
        height="29"
        fill="#fffaf0"
        stroke="#fffaf0"
        strokeWidth="4"
        strokeDasharray="2.400 2.400"
      />
      <rect x="1.500" y="1.500" width="22" height="26" rx="1.500" fill="#ab8dff" />
      <path
        d="m12.500 6 2.600 5.300 5.900.8-4.300 4.100 1 5.800-5.200-2.700L7.300 22l1-5.800L4 12.100l5.900-.8z"
        fill="#ffe27a"
      />
      <path
        d="M-9 20q8 5 16-1M-10 25q9 5 18-1"
        fill="none"
        stroke="#43306e"
        strokeWidth="1.400"
        opacity=".55"
      />
    </g>
  );
}
