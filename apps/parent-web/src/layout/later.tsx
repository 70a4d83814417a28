import { isMetered, whenIdle } from '@herohood/ui/runtime/when-idle';
import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import classes from './later.module.css';

/** How near a section may come before it is fetched: a good swipe. */
const NEAR = '200px 0px';
/** As many grey lines as say that a list comes. */
const ROWS = [0, 1, 2];

/**
 * A part of a long page that is mounted when it comes near the eye, when the address names it, or when the device is
 * idle and its person does not pay for every byte; until then, and while its code is on its way, its place is kept and
 * its anchor can be jumped to.
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
    const cancel = whenIdle(() => {
      if (!isMetered()) setIsDue(true);
    });
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [isDue]);
  const kept = (
    <div id={id} className={classes.kept} style={{ height }} aria-hidden>
      <Skeleton width="min(14rem, 60%)" height={24} radius="md" mb="lg" />
      {ROWS.map((row) => (
        <Skeleton key={row} height={64} radius="lg" mb="sm" />
      ))}
    </div>
  );
  return (
    <div ref={place} className={classes.place} data-section={id}>
      {isDue ? <Suspense fallback={kept}>{children}</Suspense> : kept}
    </div>
  );
}
