import userEvent from '@testing-library/user-event';

/** Somebody at the screen who loses no time. No style is loaded that could keep a finger from anything. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
