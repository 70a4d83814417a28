/** Does one thing at a time, in all tabs together where the browser can lock. */
export const locked = (act: () => Promise<void>): Promise<void> =>
  // Only pages over https (or on this very machine) have locks; the server takes a tap that comes twice once.
  navigator.locks ? navigator.locks.request('herohood-outbox', act) : act();
