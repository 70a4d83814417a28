import { Tooltip } from '@mantine/core';
import { useSelector } from '@tanstack/react-store';
import { memo, useEffect, useState } from 'react';
import { type NamedIcon, namedIcons } from './icon-button';

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
      {icons.map((icon) => (
        <IconTooltip key={icon.id} icon={icon} isFocused={focused === icon.element} />
      ))}
    </Tooltip.Group>
  );
}

/** A long list has a hundred of them, and the focus is on one: the others are not drawn again. */
const IconTooltip = memo(({ icon, isFocused }: { icon: NamedIcon; isFocused: boolean }) => (
  <Tooltip target={icon.element} label={icon.label} {...(isFocused && { opened: true })} />
));

/** What has the focus and shows it, as the keyboard's does and a finger's does not; null once Escape was pressed there. */
function useVisibleFocus(): Element | null {
  const [focused, setFocused] = useState<Element | null>(null);
  useEffect(() => {
    let frame = 0;
    // Once for all moves of a frame: a Tab key that is held makes more of them than React bears at once.
    const follow = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const { activeElement } = document;
        setFocused(activeElement?.matches(':focus-visible') ? activeElement : null);
      });
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      cancelAnimationFrame(frame);
      setFocused(null);
    };
    follow();
    document.addEventListener('focusin', follow);
    document.addEventListener('focusout', follow);
    document.addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', follow);
      document.removeEventListener('focusout', follow);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  return focused;
}
