import { avatarKindOf } from './avatar-kinds';
import { eyesOf } from './eyes';

/** A sleeping mask over the eyes of an avatar of the shop, whose pictures are always wide awake. */
export default function SleepMask({ avatarType }: { avatarType: string }) {
  const { x, y, width } = eyesOf(avatarType, avatarKindOf(avatarType).build);
  return (
    <g transform={`translate(${x} ${y}) scale(${width / 76})`}>
      <path
        d="M-38-10q38-8 76 0c5 13-2 25-17 25-12 0-15-8-21-8s-9 8-21 8c-15 0-22-12-17-25z"
        fill="#4a3a9c"
      />
      <path
        d="M-28-2q8 8 17 1M11-1q9 7 17-1"
        fill="none"
        stroke="#d9ccff"
        strokeWidth="3.4"
        strokeLinecap="round"
      />
    </g>
  );
}
