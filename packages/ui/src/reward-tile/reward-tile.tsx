import { type ReactNode, useId } from 'react';
import { RewardIcon } from '../reward-icon/reward-icon';
import type { AccentName } from '../theme/tokens';

type RewardType = 'screen_time' | 'treat' | 'outing' | 'privilege';

const accents: Record<RewardType, AccentName> = {
  screen_time: 'turquoise',
  treat: 'coral',
  outing: 'mint',
  privilege: 'purple',
};

/** Each type of reward has a colour of its own. */
export function rewardAccentOf(type: RewardType): AccentName {
  return accents[type];
}

type Props = {
  type: RewardType;
  /** The reward's stored icon id. */
  icon: string;
  /** Width and height in CSS pixels. */
  size: number;
};

/**
 * A reward's picture in the setting of its type: on a screen, on a plate, in the open, on a medal. Tells the types
 * apart for those who cannot read. Decoration: name and type stand beside it.
 */
export function RewardTile({ type, icon, size }: Props) {
  const { draw, x, y, width } = settings[type];
  const clip = useId();
  return (
    <svg viewBox="0 0 120 120" width={size} height={size} aria-hidden focusable={false}>
      {draw(clip)}
      <svg x={x} y={y} width={width} height={width} viewBox="0 0 32 32" aria-hidden focusable={false}>
        <RewardIcon icon={icon} size={32} />
      </svg>
    </svg>
  );
}

/** The drawing, which may use `clip` as an id of its own, and where the picture stands in it. */
type Setting = { draw: (clip: string) => ReactNode; x: number; y: number; width: number };

const scallops = Array.from({ length: 14 }, (_, index) => (index / 14) * 2 * Math.PI);

const settings: Record<RewardType, Setting> = {
  screen_time: {
    draw: () => (
      <>
        <path d="m42 6 18 18L78 6" fill="none" stroke="#14a39b" strokeWidth="6" strokeLinecap="round" />
        <path d="M34 104h12l-5 12h-9zm52 0H74l5 12h9z" fill="#0b7f79" />
        <rect x="4" y="20" width="112" height="88" rx="22" fill="#14a39b" />
        <rect x="4" y="20" width="112" height="82" rx="22" fill="#2ed1c6" />
        <rect x="14" y="29" width="92" height="64" rx="14" fill="#e9fffc" />
        <path d="M28 29h28L34 93h-6a14 14 0 0 1-14-14V43a14 14 0 0 1 14-14Z" fill="#fff" />
      </>
    ),
    x: 31,
    y: 32,
    width: 58,
  },
  treat: {
    draw: () => (
      <>
        {scallops.map((turn) => (
          <circle
            key={turn}
            cx={60 + Math.cos(turn) * 44}
            cy={62 + Math.sin(turn) * 44}
            r="13"
            fill="#ff8571"
          />
        ))}
        <circle cx="60" cy="62" r="48" fill="#ff8571" />
        <circle cx="60" cy="62" r="43" fill="#fff" />
        <circle cx="60" cy="62" r="35" fill="#ffe4de" />
      </>
    ),
    x: 30,
    y: 31,
    width: 60,
  },
  outing: {
    draw: (clip) => (
      <>
        <clipPath id={clip}>
          <rect x="3" y="8" width="114" height="106" rx="30" />
        </clipPath>
        <g clipPath={`url(#${clip})`}>
          <path d="M0 0h120v120H0z" fill="#aee6ff" />
          <circle cx="94" cy="32" r="15" fill="#ffce45" />
          <path d="M8 40c2-9 15-9 17-1 8-2 12 8 5 11H10C2 49 1 41 8 40Z" fill="#fff" />
          <path d="M-6 92c20-30 44-30 66-6 18-20 44-22 66 2v40H-6z" fill="#63dd97" />
          <path d="M-6 106c26-16 54-16 76-4 22-8 40-8 56 2v24H-6z" fill="#34b06d" />
          <path d="M52 120c2-12 12-12 10-22h8c4 10-4 12-2 22z" fill="#fff2c6" />
        </g>
      </>
    ),
    x: 30,
    y: 36,
    width: 60,
  },
  privilege: {
    draw: () => (
      <>
        <path d="M36 78 24 118l18-8 10 10 8-34z" fill="#7d5ae0" />
        <path d="m84 78 12 40-18-8-10 10-8-34z" fill="#7d5ae0" />
        <path
          d="m60 2 12 9 15-3 6 14 14 6-3 15 9 12-9 12 3 15-14 6-6 14-15-3-12 9-12-9-15 3-6-14-14-6 3-15-9-12 9-12-3-15 14-6 6-14 15 3z"
          fill="#ab8dff"
        />
        <circle cx="60" cy="55" r="38" fill="#fff" />
        <circle cx="60" cy="55" r="33" fill="#ede5ff" />
      </>
    ),
    x: 32,
    y: 26,
    width: 56,
  },
};
