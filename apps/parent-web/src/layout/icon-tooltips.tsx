import { Tooltip } from '@mantine/core';
import { useSelector } from '@tanstack/react-store';
import { useEffect, useState } from 'react';
import { namedIcons } from './named-icons';

/** A tooltip waits before it shows; who moves on within the second time sees the next one at once */
const OPEN_MS = 700;
const SKIP_MS = 300;

/**
 * The tooltips of all icon-only buttons. One group, so that whoever reads along a row of them waits once. A tooltip
 * that stands beside its button follows the mouse alone, so the one for the keyboard's focus is opened from here.
 */
export function IconTooltips() {
  const icons = useSelector(namedIcons);
  const focused = useVisibleFocus();
  return (
    <Tooltip.Group openDelay={OPEN_MS} closeDelay={SKIP_MS}>
      {icons.map(({ id, element, label }) => (
        <Tooltip key={id} target={element} label={label} {...(focused === element && { opened: true })} />
      ))}
    </Tooltip.Group>
  );
}

/** What has the focus and shows it, as the keyboard's does and a finger's does not; null once Escape was pressed there. */
function useVisibleFocus(): Element | null {
  const [focused, setFocused] = useState<Element | null>(null);
  useEffect(() => {
    const follow = () => {
      const { activeElement } = document;
      setFocused(activeElement?.matches(':focus-visible') ? activeElement : null);
    };
    const leave = () => setFocused(null);
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave();
    };
    follow();
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', leave);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', leave);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return focused;
}
