/** How far a day is: '2 done, 1 sent, 3 to go'. The home, the week and the ring say it alike. */
export const sayDay = ({ done, sent, open }: { done: number; sent: number; open: number }): string =>
  [done > 0 && `${done} done`, sent > 0 && `${sent} sent`, open > 0 && `${open} to go`]
    .filter(Boolean)
    .join(', ');
