import { Skeleton } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './later.module.css';

/** Code and data of what stands further down wait until what is seen first had the network for itself. */
const QUIET_MS = 2_500;
/** How near a section may come before it is fetched: a good swipe. */
const NEAR = '200px 0px';

/**
 * A part of a long page that is mounted when it comes near the eye, when the address names it, or after a quiet
 * while; until then its place is kept, and its anchor can be jumped to.
 *
 * @param height what it mostly has on a desk, so that little moves when it comes
 */
export function Later({ id, height, children }: { id: string; height: number; children: ReactNode }) {
  const [isDue, setIsDue] = useState(() => window.location.hash === `#${id}`);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDue || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsDue(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    const timer = setTimeout(() => setIsDue(true), QUIET_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isDue]);
  return (
    <div ref={place} className={classes.place} data-section={id} id={isDue ? undefined : id}>
      {isDue ? children : <Skeleton height={height} radius="lg" aria-hidden />}
    </div>
  );
}
