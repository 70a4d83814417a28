import { canComplete } from '@herohood/domain/missions/today-status';
import { useEffect, useState } from 'react';
import type { Mission } from './missions-of';

/** As long as a hero is pleased with a deed, and until no finger taps twice. */
const STAY_MS = 2_400;

const isDone = ({ slots }: Mission) => slots.some(({ status }) => !canComplete(status));
/** Another time of the same mission is another deed. */
const deedOf = ({ habit, slots }: Mission) =>
  `${habit.id} ${slots.filter(({ status }) => !canComplete(status)).length}`;

/** Whoever goes by keys is at the card of a mission that waits: it stays until they go on. */
const hasKeys = () => document.querySelector('[data-status="pending"] :focus-visible') !== null;

/**
 * The missions that were done just now: each stays for a moment where it was tapped, so that its chest lands there and nothing moves away
 * under a finger. As long as a hero goes on tapping, all of them stay. What was done before the section was opened does not.
 */
export function useStaying(missions: readonly Mission[]): (mission: Mission) => boolean {
  const done = missions.filter(isDone).map(deedOf);
  const [past, setPast] = useState(done);
  // One that was taken back, or came back with a new day, is open again.
  const still = past.filter((deed) => done.includes(deed));
  if (still.length < past.length) setPast(still);
  const fresh = done.filter((deed) => !still.includes(deed));
  const named = JSON.stringify(fresh);
  useEffect(() => {
    const gone: string[] = JSON.parse(named);
    if (gone.length === 0) return;
    const timer = setInterval(() => {
      if (!hasKeys()) setPast((known) => [...known, ...gone]);
    }, STAY_MS);
    return () => clearInterval(timer);
  }, [named]);
  return (mission) => fresh.includes(deedOf(mission));
}

/** How long a button stays quiet that means the next time of a mission: a finger that taps twice means one. */
const BREATH_MS = 1_500;

/** Whether what a tap would send has changed just now. `of` names it; where it never changes nothing waits. */
export function useBreath(of: number): boolean {
  const [ready, setReady] = useState(of);
  useEffect(() => {
    if (ready === of) return;
    const timer = setTimeout(() => setReady(of), BREATH_MS);
    return () => clearTimeout(timer);
  }, [ready, of]);
  return ready !== of;
}
