import { MINI_GAMES } from '@herohood/domain/games/catalogue';
import { FALLBACK_GEAR } from '@herohood/domain/shop/gear-catalogue';
import { expect, test } from 'vitest';

/** The texts as they are written: some of them are sentences with a name in their middle. */
const SOURCES: Record<string, string> = import.meta.glob('./en/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const written = Object.values(SOURCES).join('\n').replaceAll("\\'", "'");

/** Texts that the product promises to the letter (rules: texts), by where a hero meets them. */
const KEPT: Record<string, readonly string[]> = {
  login: [
    'Family Code',
    'Hero Username',
    'Secret PIN',
    'Start Adventure!',
    'Missing Information',
    'Please enter family code, username and PIN',
    'Login Failed',
    'Invalid username or PIN',
    'Emergency Mode Active',
    'Feature Disabled',
  ],
  home: [
    'Loading...',
    '404 Page Not Found',
    'Start Adventure',
    'No hero data found!',
    'Return to Login',
    'Logout',
    '07:00 - 20:00',
    'disabled by your parent',
  ],
  sync: ['Offline', 'Syncing...', 'Sync Error', 'Synced', 'Never', 'Just now'],
  missions: ['I did it!', 'Mission Complete!', 'Oops!', 'Could not complete mission. Please try again.'],
  shops: [
    'Not Enough Points',
    'Equipped',
    'OWNED',
    'Avatar Purchased!',
    'Gear Purchased!',
    'Purchase Failed',
    'Purchase failed',
    'Not enough reward points!',
    'Hero Updated!',
    'Update failed',
  ],
  rewards: ['Got It!', 'Reward Claimed!', 'Claim failed', 'Error'],
  'what is locked': ['Call my parent'],
};

test.each(Object.entries(KEPT))('the promised texts of %s are there to the letter', (_where, texts) => {
  expect(texts.filter((text) => !written.includes(text))).toEqual([]);
});

test('the games keep their names', () => {
  expect(MINI_GAMES.map(({ name }) => name)).toEqual(['Word Puzzle', 'Math Hero', 'Memory Master']);
});

test('the gear that a hero sees when the server has none keeps its names', () => {
  expect(FALLBACK_GEAR.map(({ name }) => name).sort()).toEqual([
    'Crystal Crown',
    'Dragon Scale Armor',
    "Hero's Sword",
    "Knight's Helmet",
    'Magic Armor',
    'Ring of Wisdom',
  ]);
});
