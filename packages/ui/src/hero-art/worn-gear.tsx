export type GearType = 'helmet' | 'armor' | 'weapon' | 'accessory';
export type Rarity = 'common' | 'rare' | 'epic' | 'legendary';

/** One piece that the hero wears: its kind says where and in which shape, its rarity in which metal. */
export type HeroGear = { gearType: GearType; rarity: Rarity };

type Metal = { main: string; light: string; dark: string; gem: string };

const metals: Record<Rarity, Metal> = {
  common: { main: '#b9c3d6', light: '#e4eaf4', dark: '#7f8ba5', gem: '#ff6b5c' },
  rare: { main: '#4ab4ff', light: '#b3e0ff', dark: '#1f7fd1', gem: '#ffe27a' },
  epic: { main: '#a274ff', light: '#ddc9ff', dark: '#6f3fd6', gem: '#7df0ff' },
  legendary: { main: '#ffc12e', light: '#ffe9a3', dark: '#d68b00', gem: '#ff5c9d' },
};

function Helmet({ metal, hasCrown }: { metal: Metal; hasCrown: boolean }) {
  if (hasCrown) {
    return (
      <g>
        <path
          d="M-27 3-31-19c0-2 2-3 4-1l10 9L-3-27c1.5-3 4.5-3 6 0l14 16 10-9c2-2 4-1 4 1L27 3z"
          fill={metal.main}
        />
        <rect x="-28" y="-2" width="56" height="8" rx="3" fill={metal.dark} />
        <path d="m0-17 6 8-6 8-6-8z" fill={metal.gem} />
        <circle cx="-19" cy="2" r="2.6" fill={metal.light} />
        <circle cx="19" cy="2" r="2.6" fill={metal.light} />
        <circle cy="2" r="2.6" fill={metal.light} />
      </g>
    );
  }
  return (
    <g>
      <path d="M2-25c2-12 18-12 26-2-7-3-13 0-17 8z" fill={metal.gem} />
      <path d="M-28 4C-28-16-16-27 0-27S28-16 28 4z" fill={metal.main} />
      <path d="M-22 0c1-12 7-20 16-22-5 6-7 13-7 22z" fill={metal.light} />
      <path d="M-4-27h8V4h-8z" fill={metal.dark} />
      <rect x="-31" y="-1" width="62" height="8" rx="4" fill={metal.dark} />
    </g>
  );
}

function Armor({ metal }: { metal: Metal }) {
  return (
    <g>
      <ellipse cx="44" cy="82" rx="9" ry="7" fill={metal.dark} />
      <ellipse cx="84" cy="82" rx="9" ry="7" fill={metal.dark} />
      <path d="M46 77q18 9 36 0l3 18q-9 13-21 15-12-2-21-15z" fill={metal.main} />
      <path d="M46 77q9 4.5 18 4.5V110q-12-2-21-15z" fill={metal.light} opacity=".7" />
      <path d="m64 86 6 8-6 8-6-8z" fill={metal.gem} />
    </g>
  );
}

function Weapon({ metal }: { metal: Metal }) {
  return (
    <g transform="translate(97 99) rotate(24)">
      <path d="M-4.5-8V-52L0-62l4.5 10v44z" fill={metal.light} />
      <path d="M0-62 4.5-52v44H0z" fill={metal.main} />
      <rect x="-13" y="-10" width="26" height="6.5" rx="3.2" fill={metal.dark} />
      <rect x="-3.5" y="-5" width="7" height="15" rx="3" fill="#7a4a2b" />
      <circle cy="11" r="4.5" fill={metal.gem} />
    </g>
  );
}

function Accessory({ metal }: { metal: Metal }) {
  return (
    <g transform="translate(27 94)">
      <circle r="15" fill={metal.gem} opacity=".22" />
      <circle cy="3" r="8" fill="none" stroke={metal.main} strokeWidth="4.5" />
      <path d="m0-14 7 6-7 8-7-8z" fill={metal.gem} />
      <path d="m0-14 7 6H-7z" fill="#fff" opacity=".55" />
    </g>
  );
}

type Props = { gear: readonly HeroGear[]; brim: { x: number; y: number; width: number } };

/** Draws what the hero wears, over the hero; at most one piece of each kind (ruling R10). */
export function WornGear({ gear, brim }: Props) {
  const of = (gearType: GearType) => gear.find((piece) => piece.gearType === gearType);
  const [helmet, armor, weapon, accessory] = [of('helmet'), of('armor'), of('weapon'), of('accessory')];
  return (
    <g>
      {armor && <Armor metal={metals[armor.rarity]} />}
      {helmet && (
        <g transform={`translate(${brim.x} ${brim.y}) scale(${brim.width / 56})`}>
          <Helmet
            metal={metals[helmet.rarity]}
            hasCrown={helmet.rarity === 'epic' || helmet.rarity === 'legendary'}
          />
        </g>
      )}
      {accessory && <Accessory metal={metals[accessory.rarity]} />}
      {weapon && <Weapon metal={metals[weapon.rarity]} />}
    </g>
  );
}
