import type { ReactNode } from 'react';
import { Castle, Town } from '../land-art/buildings';
import { Umbrella } from '../land-art/fair';
import { Ground, Hills, Sea } from '../land-art/ground';
import { Mountain } from '../land-art/mountains';
import { Flower, Palm, Pine, RoundTree, Weed } from '../land-art/plants';
import { Cloud, Moon, Rainbow, Sky, Stars, Sun } from '../land-art/sky';
import { CastleHall, Fish, Planets } from './backdrop-things';

/** The landscapes that levels give, by id. The middle of each stays quiet: there stands the hero. */
export const backdrops: Record<string, ReactNode> = {
  'backdrop-meadow': (
    <>
      <Sky top="#8fdcff" low="#c9f0fb" />
      <Sun x={134} y={20} />
      <Cloud x={34} y={22} />
      <Hills tone="#b6eacb" level={66} />
      <Ground tone="#8fdc8a" low="#6cc96a" level={80} />
      <RoundTree x={16} y={86} size={1.1} />
      <Flower x={34} y={102} />
      <Flower x={50} y={94} tone="#ffc12e" />
      <Flower x={118} y={96} tone="#fff" />
      <Flower x={136} y={104} />
      <Flower x={148} y={92} tone="#ff6b5c" />
    </>
  ),
  'backdrop-beach': (
    <>
      <Sky top="#8fdcff" low="#d4f4ff" />
      <Sun x={30} y={22} />
      <Cloud x={118} y={24} />
      <Sea level={54} />
      <Ground tone="#ffe9b8" low="#f7d88f" level={78} />
      <Palm x={18} y={90} size={1.4} />
      <Umbrella x={138} y={92} />
    </>
  ),
  'backdrop-forest': (
    <>
      <Sky top="#a9e8d8" low="#d3f5e6" />
      <path d="M-200 52q80-22 160-6 80-18 160 0 80-16 240 6v240h-560z" fill="#63c9a0" />
      <Pine x={52} y={82} size={1.1} />
      <Pine x={112} y={82} size={1.2} />
      <Pine x={-10} y={92} size={1.6} />
      <Pine x={20} y={90} size={1.5} />
      <Pine x={142} y={92} size={1.7} />
      <Pine x={172} y={90} size={1.6} />
      <Ground tone="#46b87e" low="#34a36b" level={82} />
      <g transform="translate(34 104)">
        <path d="M-2-8h4V1h-4z" fill="#fff3d6" />
        <path d="M-8-7q0-9 8-9t8 9z" fill="#f2383c" />
      </g>
    </>
  ),
  'backdrop-snow': (
    <>
      <Sky top="#9fd4ff" low="#d9efff" />
      <Mountain x={30} y={84} tone="#b7c4ee" shade="#98a8dc" />
      <Mountain x={122} y={84} size={1.2} tone="#a9b8e8" shade="#8b9bd4" />
      <Ground tone="#f4f8ff" low="#dfe9fa" level={78} />
      <Pine x={14} y={92} isSnowy size={1.3} />
      <Pine x={40} y={84} isSnowy size={0.8} />
      <Pine x={146} y={92} isSnowy size={1.3} />
      <g fill="#fff">
        <circle cx="26" cy="20" r="1.800" />
        <circle cx="60" cy="34" r="1.500" />
        <circle cx="92" cy="16" r="1.800" />
        <circle cx="126" cy="30" r="1.500" />
        <circle cx="146" cy="12" r="1.800" />
      </g>
    </>
  ),
  'backdrop-night-sky': (
    <>
      <Sky top="#141a4d" low="#2b2f75" />
      <Stars />
      <Moon x={132} y={24} />
      <Hills tone="#2f3980" level={74} />
      <Ground tone="#3f4f9c" low="#35438a" level={86} />
      <Pine x={18} y={94} size={1.1} />
      <Pine x={146} y={96} size={1.2} />
    </>
  ),
  'backdrop-city': (
    <>
      <Sky top="#8fdcff" low="#d4f0ff" />
      <Cloud x={40} y={16} />
      <Town tones={['#ffb3a1', '#b3c6f0', '#ffd98a']} lamp="#fff" />
      <Ground tone="#8fdcb4" level={92} />
      <path d="M-200 104h560v200h-560z" fill="#8a93b8" />
      <path d="M-200 112h560" stroke="#fff" strokeWidth="2.400" strokeDasharray="10 9" />
    </>
  ),
  'backdrop-under-water': (
    <>
      <Sky top="#3ab8e8" low="#2596d1" />
      <path d="M20-20 0 80h30l14-100zM90-20 84 80h26l6-100z" fill="#8fe0ff" opacity=".22" />
      <Ground tone="#ffe2a3" low="#f2c878" level={88} />
      <Weed x={16} y={98} size={1.3} />
      <Weed x={136} y={100} size={1.4} />
      <Weed x={152} y={96} />
      <Fish />
    </>
  ),
  'backdrop-castle-hall': <CastleHall />,
  'backdrop-space': (
    <>
      <Sky top="#171145" low="#2a1b69" />
      <Stars />
      <Planets />
    </>
  ),
  'backdrop-rainbow-land': (
    <>
      <Sky top="#bfe6ff" low="#ffe3f2" />
      <Rainbow x={80} y={88} />
      <Cloud x={18} y={80} size={1.4} />
      <Cloud x={142} y={80} size={1.4} />
      <Ground tone="#c4f0d8" low="#9fe3c0" level={84} />
      <Castle x={24} y={86} size={0.55} />
      <Flower x={52} y={102} />
      <Flower x={112} y={100} tone="#ab8dff" />
      <Flower x={138} y={106} tone="#ffc12e" />
    </>
  ),
};
