import type { Build, Suit } from './avatar-kinds';

type Props = { suit: Suit; build: Build };

/** What flutters behind the hero. */
export function HeroCape({ suit, build }: Props) {
  if (build === 'whole') return null;
  return (
    <path
      d="M44 74 C30 88 22 104 20 119 C32 113 40 121 50 116 C60 122 68 122 78 116 C88 121 96 113 108 119 C106 104 98 88 84 74 Z"
      fill={suit.cape}
    />
  );
}

/** Legs, trunk and arms, below or behind the picture of the head. */
export function HeroBody({ suit, build }: Props) {
  if (build === 'whole') return null;
  const isBust = build === 'bust';
  return (
    <g>
      <path d="M48 104h13v14H48zM67 104h13v14H67z" fill={suit.dark} />
      <path d="M43 124a2 2 0 0 1-2-2c0-5 5-8 11-8h9v8a2 2 0 0 1-2 2z" fill={suit.cape} />
      <path d="M85 124a2 2 0 0 0 2-2c0-5-5-8-11-8h-9v8a2 2 0 0 0 2 2z" fill={suit.cape} />
      {isBust ? (
        <path d="M37 80h56l-7 24a8 8 0 0 1-8 6H52a8 8 0 0 1-8-6z" fill={suit.main} />
      ) : (
        <>
          <path d="M47 80 31 94a8 8 0 0 0 10 12l12-10z" fill={suit.main} />
          <path d="M81 80 97 94a8 8 0 0 1-10 12L75 96z" fill={suit.main} />
          <circle cx="35" cy="101" r="8.5" fill={suit.cape} />
          <circle cx="93" cy="101" r="8.5" fill={suit.cape} />
          <path d="M46 74h36l4 30a7 7 0 0 1-7 6H49a7 7 0 0 1-7-6z" fill={suit.main} />
        </>
      )}
      <path d="M44.5 98h39l1 6H43.5z" fill={suit.dark} />
      <rect x="58" y="96" width="12" height="10" rx="3" fill="#ffce45" />
      {!isBust && (
        <path
          d="m64 82 1.8 3.8 4.2.5-3.1 2.9.8 4.1-3.7-2-3.7 2 .8-4.1-3.1-2.9 4.2-.5z"
          fill="#fff"
          opacity=".9"
        />
      )}
    </g>
  );
}
