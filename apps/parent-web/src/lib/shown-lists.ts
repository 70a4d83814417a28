/**
 * Puts a row as the server has just saved it into a list that was fetched before; a list without it stays as it is.
 * Until the list is fetched again a form that is opened would else begin with what was there before, and save that.
 */
export function withSaved<Row extends { id: string }>(saved: Row) {
  return <All extends Row[] | undefined>(all: All) =>
    all?.map((old) => (old.id === saved.id ? saved : old)) as All;
}
