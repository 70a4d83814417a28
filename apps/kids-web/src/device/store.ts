import { openMemory } from '@herohood/browser/memory';

/** This device's small memory of the kids app. */
export const memory = openMemory('herohood.kids.');
export const { remember, recall } = memory;
