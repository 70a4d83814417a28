import { useEffect, useState } from 'react';

/** The id of the section that crosses the upper third of the window; the first one before any does. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find((entry) => entry.isIntersecting);
        if (entered) setCurrent(idOf(entered.target));
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const id of ids) {
      // A section that is mounted later stands in a place that is there from the start.
      const section = document.querySelector(`[data-section="${id}"]`) ?? document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

function idOf(section: Element): string {
  return section.getAttribute('data-section') ?? section.id;
}
