import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';

type Press = {
  onPress: () => void;
  /** Let go where it began, by a finger or by a key. */
  onRelease: (by: 'pointer' | 'key') => void;
  /** It ended elsewhere. */
  onSlip: () => void;
  /** After a press of a pointer; of a voice or a screen reader it comes alone. */
  onClick: () => void;
};

const isKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/** What a button listens with that is pressed for longer, by pointer or by key. */
export const pressListeners = ({ onPress, onRelease, onSlip, onClick }: Press) => ({
  onPointerDown({ button }: PointerEvent) {
    if (button === 0) onPress();
  },
  onPointerUp: () => onRelease('pointer'),
  onPointerCancel: onSlip,
  onPointerLeave: onSlip,
  onBlur: onSlip,
  // The long press of a finger would otherwise open the browser's own menu.
  onContextMenu: (event: MouseEvent) => event.preventDefault(),
  onKeyDown(event: KeyboardEvent) {
    if (!isKey(event)) return;
    event.preventDefault();
    if (!event.repeat) onPress();
  },
  onKeyUp(event: KeyboardEvent) {
    if (!isKey(event)) return;
    event.preventDefault();
    onRelease('key');
  },
  onClick,
});
