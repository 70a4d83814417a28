/**
 * Puts a row as the server has just saved it into a list that was fetched before; a list without it stays as it is.
 * Until the list is fetched again a form that is opened would else begin with what was there before, and save that.
 */
export function withSaved<Row extends { id: string }>(saved: Row) {
  return (all: Row[] | undefined) => all?.map((old) => (old.id === saved.id ? saved : old));
}

interface ShownList<Row> {
  getData: () => Row[] | undefined;
  setData: (input: undefined, rows: Row[] | undefined) => unknown;
}

/** Takes rows out of a list before the server answers. Out: puts them back. */
export function hideFrom<Row>(list: ShownList<Row>, isHidden: (row: Row) => boolean): () => void {
  const before = list.getData();
  list.setData(
    undefined,
    before?.filter((row) => !isHidden(row)),
  );
  return () => list.setData(undefined, before);
}
