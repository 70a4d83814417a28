import type { ReactNode } from 'react';
import { Castle, Fountain, House, Pagoda } from '../land-art/buildings';
import { BigWheel, Carousel, CircusTent, Coaster, Fire, Tent } from '../land-art/fair';
import { Ground, Hills } from '../land-art/ground';
import { CableCar, Mountain, Steam, Train } from '../land-art/mountains';
import { Flower, Pine, RoundTree } from '../land-art/plants';
import { Cloud, Moon, Rainbow, Sky, Stars, Sun } from '../land-art/sky';

const day = <Sky top="#8fdcff" low="#c4eefc" />;
const green = <Ground tone="#6fd6a4" low="#46c183" />;

/** Places with houses, animals and people, by the `art` of the card. */
export const placesNear: Record<string, ReactNode> = {
  castle: (
    <>
      {day}
      <Cloud x={30} y={24} />
      <Sun x={118} y={40} />
      <Hills tone="#a4e5c4" level={72} />
      <Castle x={82} y={86} size={1.05} />
      {green}
      <RoundTree x={28} y={98} size={0.9} />
      <RoundTree x={138} y={100} />
    </>
  ),
  'japanese-castle': (
    <>
      <Sky top="#ffa9c9" low="#ffc9de" />
      <Sun x={30} y={26} tone="#ff6b7d" />
      <Mountain x={34} y={88} size={0.9} tone="#b7a9dd" shade="#9c8cc9" />
      <Pagoda x={94} y={86} size={1.15} />
      <Ground tone="#8fdcb4" low="#5cc896" level={86} />
      <RoundTree x={30} y={104} tone="#ff9ed2" />
      <RoundTree x={142} y={102} tone="#ffb3dc" size={0.9} />
    </>
  ),
  camping: (
    <>
      <Sky top="#2a2e70" low="#4a4a9c" />
      <Stars />
      <Moon x={112} y={24} />
      <Hills tone="#38437a" level={74} />
      <Pine x={22} y={92} size={1.3} />
      <Pine x={46} y={90} />
      <Pine x={146} y={94} size={1.2} />
      <Ground tone="#2d6b5a" low="#23574a" level={88} />
      <Tent x={92} y={102} size={1.2} />
      <Fire x={48} y={108} />
    </>
  ),
  'national-park': (
    <>
      {day}
      <Cloud x={124} y={22} />
      <Mountain x={40} y={84} tone="#9aa6d8" shade="#7a86bf" />
      <Mountain x={112} y={84} size={1.15} tone="#8a96cc" shade="#6b77b0" />
      {green}
      <path d="M78 82q14 6-2 14t10 14 0 40h40q0-30-22-40t8-16-8-12z" fill="#5cb8ff" />
      <Pine x={30} y={102} size={1.1} />
      <Pine x={52} y={96} size={0.8} />
      <Pine x={144} y={106} size={1.2} />
    </>
  ),
  'ferris-wheel': (
    <>
      <Sky top="#ffb3a1" low="#ffd9b0" />
      <Cloud x={34} y={26} tone="#fff3e6" />
      <BigWheel x={92} y={96} size={1.12} />
      <Ground tone="#8fdcb4" low="#5cc896" level={90} />
      <House x={30} y={100} wall="#fff" roof="#ab8dff" />
      <Flower x={136} y={108} />
      <Flower x={148} y={104} tone="#ffc12e" />
    </>
  ),
  'carousel-horse': (
    <>
      <Sky top="#c9b8f5" low="#e6dcff" />
      <Cloud x={32} y={24} />
      <Cloud x={134} y={34} size={0.8} />
      <Ground tone="#8fdcb4" low="#5cc896" level={86} />
      <Carousel x={82} y={104} size={1.35} />
    </>
  ),
  'roller-coaster': (
    <>
      {day}
      <Sun x={26} y={24} />
      <Cloud x={118} y={18} />
      <Hills tone="#a4e5c4" level={76} />
      <Coaster x={84} y={100} size={1.2} />
      <Ground tone="#6fd6a4" low="#46c183" level={94} />
    </>
  ),
  'circus-tent': (
    <>
      <Sky top="#5cb8ff" low="#b3e5ff" />
      <Cloud x={28} y={30} />
      <Cloud x={138} y={24} size={0.8} />
      <Ground tone="#ffd98a" low="#f5c25c" level={88} />
      <CircusTent x={80} y={102} size={1.2} />
    </>
  ),
  fountain: (
    <>
      {day}
      <Sun x={26} y={24} />
      <RoundTree x={24} y={88} size={1.2} />
      <RoundTree x={138} y={88} size={1.1} />
      <House x={62} y={84} size={0.8} />
      <House x={100} y={84} size={0.8} roof="#ab8dff" />
      <Ground tone="#efe4d0" low="#ddcfb5" level={84} />
      <Fountain x={80} y={106} size={1.4} />
    </>
  ),
  locomotive: (
    <>
      {day}
      <Cloud x={128} y={22} />
      <Hills tone="#9be3c9" level={70} />
      <RoundTree x={26} y={88} />
      <Ground tone="#6fd6a4" low="#46c183" level={86} />
      <g transform="translate(0 104)">
        <path d="M-200 0h560" stroke="#8a5a34" strokeWidth="4" />
      </g>
      <Train x={80} y={102} size={1.3} />
    </>
  ),
  'hot-springs': (
    <>
      <Sky top="#b3c6f0" low="#dfe8fb" />
      <Mountain x={36} y={86} tone="#b7bfe3" shade="#97a2d1" />
      <Mountain x={122} y={86} size={0.9} tone="#c2c9ea" shade="#a3acd8" />
      <Ground tone="#f1f5ff" low="#dde6f7" level={82} />
      <Pine x={22} y={98} isSnowy />
      <Pine x={144} y={98} isSnowy size={1.1} />
      <path d="M36 100q44-14 88 0 14 10-8 16-36 8-72 0-22-6-8-16z" fill="#a59dc6" />
      <path d="M42 101q38-11 76 0 10 8-8 12-30 6-60 0-18-4-8-12z" fill="#5cd1e0" />
      <Steam x={80} y={98} size={1.2} />
    </>
  ),
  'house-with-garden': (
    <>
      {day}
      <Sun x={28} y={22} />
      <Cloud x={112} y={24} />
      <Hills tone="#b6eacb" level={72} />
      {green}
      <House x={96} y={98} size={1.5} wall="#ffe9e0" roof="#e0452f" />
      <RoundTree x={34} y={96} size={1.1} />
      <path
        d="M10 106v-10M22 106v-10M34 106v-10M46 106v-10M6 100h46"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Flower x={66} y={112} />
      <Flower x={132} y={112} tone="#ffc12e" />
      <Flower x={146} y={108} tone="#ff6b5c" />
    </>
  ),
  'aerial-tramway': (
    <>
      {day}
      <Cloud x={36} y={22} />
      <Mountain x={30} y={110} size={1.4} />
      <Mountain x={134} y={112} size={1.7} tone="#9aa6d8" shade="#7a86bf" />
      <CableCar x={76} y={52} size={1.1} />
      <Ground tone="#46c183" low="#34a872" level={102} />
      <Pine x={60} y={110} size={0.8} />
      <Pine x={96} y={112} />
    </>
  ),
  rainbow: (
    <>
      {day}
      <Rainbow x={78} y={96} />
      <Cloud x={18} y={88} size={1.2} />
      {green}
      <Cloud x={140} y={84} size={1.1} />
      <g transform="translate(138 108)">
        <path d="M-14-12h28q4 12-6 13h-16q-10-1-6-13z" fill="#43306e" />
        <path d="M-13-12q2-7 6-6 3-6 7-2 4-4 7 1 5 0 6 7z" fill="#ffc12e" />
      </g>
      <Flower x={40} y={110} />
      <Flower x={72} y={106} tone="#ffc12e" />
    </>
  ),
};
