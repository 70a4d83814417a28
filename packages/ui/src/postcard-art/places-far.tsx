import type { ReactNode } from 'react';
import { Bridge, House, Town } from '../land-art/buildings';
import { Umbrella } from '../land-art/fair';
import { Ground, Hills, Sea } from '../land-art/ground';
import { Mountain, Volcano } from '../land-art/mountains';
import { Cactus, Flower, Palm, Pine } from '../land-art/plants';
import { Cloud, Moon, Sky, Stars, Sun } from '../land-art/sky';

/** Mountains, seas, deserts and nights, by the `art` of the card. */
export const placesFar: Record<string, ReactNode> = {
  'snow-capped-mountain': (
    <>
      <Sky top="#9fd4ff" low="#d9efff" />
      <Cloud x={124} y={34} size={0.8} />
      <Sun x={26} y={24} />
      <Mountain x={126} y={96} size={1.1} tone="#a9b6e6" shade="#8a98cf" />
      <Mountain x={70} y={98} size={1.6} />
      <Ground tone="#f4f8ff" low="#dde8fa" level={92} />
      <Pine x={24} y={104} isSnowy size={1.1} />
      <Pine x={42} y={110} isSnowy size={0.8} />
      <Pine x={138} y={108} isSnowy />
    </>
  ),
  mountain: (
    <>
      <Sky top="#8fdcff" low="#c4eefc" />
      <Cloud x={124} y={24} />
      <Mountain x={34} y={92} tone="#63c98f" shade="#45ad74" cap="#8fe3b4" />
      <Mountain x={92} y={96} size={1.5} tone="#46b87e" shade="#2e9e66" cap="#7fdca8" />
      <Ground tone="#8fdc8a" low="#6cc96a" level={90} />
      <House x={46} y={104} size={0.9} />
      <Flower x={104} y={110} />
      <Flower x={122} y={106} tone="#ffc12e" />
      <Flower x={140} y={112} tone="#fff" />
    </>
  ),
  'desert-island': (
    <>
      <Sky top="#8fe0ff" low="#d4f4ff" />
      <Sun x={112} y={24} />
      <Cloud x={32} y={26} />
      <Sea level={64} tone="#2eb8d6" light="#a6ecf5" />
      <path d="M28 104q10-22 52-22t52 22q-52 12-104 0z" fill="#ffe2a3" />
      <path d="M20 106q60 12 120 0-6 8-60 9-54-1-60-9z" fill="#a6ecf5" />
      <Palm x={74} y={92} size={1.5} />
      <Palm x={98} y={96} />
    </>
  ),
  'beach-with-umbrella': (
    <>
      <Sky top="#8fdcff" low="#d4f4ff" />
      <Sun x={28} y={24} />
      <Cloud x={104} y={26} />
      <Sea level={58} />
      <Ground tone="#ffe9b8" low="#f7d88f" level={88} />
      <Umbrella x={96} y={106} size={1.35} />
      <path d="M100 108h34l-6 6h-34z" fill="#2ed1c6" />
      <circle cx="44" cy="104" r="8" fill="#fff" />
      <path d="M44 96a8 8 0 0 1 8 8h-8zM36 104a8 8 0 0 0 8 8v-8z" fill="#ff6b5c" />
    </>
  ),
  volcano: (
    <>
      <Sky top="#ffc9a3" low="#ffe3c4" />
      <Sun x={26} y={26} tone="#ff9a3d" />
      <Volcano x={86} y={94} size={1.15} />
      <Ground tone="#6fc98a" low="#4bae72" level={90} />
      <Palm x={28} y={106} />
      <Palm x={142} y={108} size={1.1} />
    </>
  ),
  desert: (
    <>
      <Sky top="#ffd98a" low="#ffefc4" />
      <Sun x={112} y={24} tone="#ff9a3d" />
      <path d="M-200 80q80-30 190-4 60-34 120 2 60-26 250 4v200h-560z" fill="#f5c25c" />
      <path d="M-200 100q110-26 220-4 70-20 340 2v200h-560z" fill="#e8a93f" />
      <Cactus x={38} y={104} size={1.2} />
      <Cactus x={116} y={98} size={0.8} />
    </>
  ),
  'bridge-at-night': (
    <>
      <Sky top="#1c2257" low="#3a3f8c" />
      <Stars />
      <Moon x={112} y={24} />
      <Hills tone="#2d3470" level={74} />
      <Sea level={80} tone="#26306b" light="#5a68b8" />
      <Bridge x={80} y={88} size={1.15} />
    </>
  ),
  'sunrise-over-mountains': (
    <>
      <Sky top="#ffa3b8" low="#ffd1a3" />
      <circle cx="80" cy="66" r="30" fill="#ffe27a" opacity=".45" />
      <circle cx="80" cy="66" r="21" fill="#ffd65c" />
      <Mountain x={34} y={94} size={1.2} tone="#b07bc4" shade="#9460ab" cap="#ffe3d6" />
      <Mountain x={126} y={94} size={1.25} tone="#a06bbb" shade="#8552a0" cap="#ffe3d6" />
      <Ground tone="#6d4a94" low="#573a7c" level={88} />
      <Cloud x={40} y={28} tone="#ffe3e9" size={0.8} />
      <Cloud x={124} y={34} tone="#ffe3e9" size={0.7} />
    </>
  ),
  'cityscape-at-dusk': (
    <>
      <Sky top="#7d5ae0" low="#ff9ed2" />
      <Sun x={38} y={42} tone="#ffc9a3" />
      <Town />
      <Ground tone="#3b2f6b" level={104} />
      <path d="M-200 112h560" stroke="#ffe27a" strokeWidth="2" strokeDasharray="9 8" />
    </>
  ),
  'night-with-stars': (
    <>
      <Sky top="#141a4d" low="#2b2f75" />
      <Stars />
      <Moon x={36} y={28} />
      <path d="M98 22 140 48" stroke="#fff3c4" strokeWidth="2" strokeLinecap="round" opacity=".7" />
      <path
        d="m94 14 2.500 5 5.500.8-4 3.900 1 5.500-5-2.600-5 2.600 1-5.500-4-3.900 5.500-.8z"
        fill="#ffe27a"
      />
      <Hills tone="#252d6b" level={80} />
      <Ground tone="#1c2354" low="#151b45" level={92} />
      <House x={110} y={102} wall="#4a4a9c" roof="#2a2e70" />
      <Pine x={30} y={104} />
    </>
  ),
};
