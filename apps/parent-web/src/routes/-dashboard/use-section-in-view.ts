import { useEffect, useState } from 'react';

/** A section counts from when its upper edge has passed this part of the window. */
const LINE = 0.35;

/**
 * The id of the section that one reads: the last one whose upper edge stands above the line, the first one before any
 * does. It is looked up at every scroll and whenever window or page change their size, because sections are mounted later and grow.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = window.innerHeight * LINE;
      const isAtEnd = window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
      // The last section may be too short to reach the line.
      const isLast = isAtEnd && window.scrollY > 0;
      setCurrent(isLast ? ids.at(-1) : (ids.findLast((id) => topOf(id) <= line) ?? ids[0]));
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    const page = new ResizeObserver(lookSoon);
    page.observe(document.body);
    lookSoon();
    return () => {
      page.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return current;
}

function topOf(id: string): number {
  // A section that is mounted later stands in a place that is there from the start.
  const section = document.querySelector(`[data-section="${id}"]`) ?? document.getElementById(id);
  return section?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
}
