import { Tooltip } from '@mantine/core';
import { useSelector } from '@tanstack/react-store';
import { namedIcons } from './named-icons';

/** A tooltip waits before it shows; who moves on within the second time sees the next one at once */
const OPEN_MS = 700;
const SKIP_MS = 300;

/**
 * The tooltips of all icon-only buttons. One group, so that whoever reads along a row of them waits once. A tooltip
 * that stands beside its button follows the mouse alone, so the one for the keyboard's focus is opened from here.
 */
export function IconTooltips() {
  const { icons, focusedId } = useSelector(namedIcons);
  return (
    <Tooltip.Group openDelay={OPEN_MS} closeDelay={SKIP_MS}>
      {icons.map(({ id, element, label }) => (
        <Tooltip key={id} target={element} label={label} {...(focusedId === id && { opened: true })} />
      ))}
    </Tooltip.Group>
  );
}
