import type { Look } from '@herohood/domain/children/look';
import type { Child } from '@herohood/domain/children/schema';
import { createContext, useContext } from 'react';

/** What differs between the looks of the app (rules: looks). */
export interface LookTraits {
  name: Look;
  /** The bubble, parties and titles are read aloud by themselves. */
  speaks: boolean;
  /** Missions as large pictures, as cards, or as rows of which many fit on a phone. */
  missions: 'pictures' | 'cards' | 'rows';
  /** Times of the clock are shown, and missions stand by the parts of the day; else by now and later. */
  hasClock: boolean;
  /** The largest number that is written; above it a picture says how much. */
  largestNumber: number;
  /** Records and sums of the week have a card of their own. */
  hasRecords: boolean;
  /** Zeros, sums and what is told of things in the shop are shown. */
  isDetailed: boolean;
  /** The loudest words are said more calmly. */
  isCalmSpoken: boolean;
  /** What smaller children like: a mission to practice, a hat, pictures to color. Without it riddles, records and own missions. */
  isPlayful: boolean;
}

const usual = {
  speaks: false,
  missions: 'cards',
  hasClock: true,
  largestNumber: Number.POSITIVE_INFINITY,
  hasRecords: false,
  isDetailed: true,
  isCalmSpoken: false,
  isPlayful: true,
} as const;

const LOOKS: Record<Look, LookTraits> = {
  young: {
    ...{ ...usual, name: 'young', speaks: true, missions: 'pictures' },
    ...{ hasClock: false, largestNumber: 20, isDetailed: false },
  },
  middle: { ...usual, name: 'middle' },
  older: {
    ...usual,
    name: 'older',
    missions: 'rows',
    hasRecords: true,
    isCalmSpoken: true,
    isPlayful: false,
  },
};

/** The look of a hero; nobody's is the middle one. */
export const traitsOf = (look: Child['look']): LookTraits =>
  look && look !== 'auto' ? LOOKS[look] : LOOKS.middle;

/** The look of who plays; the home fills it. */
export const LookContext = createContext<LookTraits>(LOOKS.middle);

export const useLook = (): LookTraits => useContext(LookContext);
