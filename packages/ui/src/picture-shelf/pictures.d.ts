/** The pictures of a list (`tooling/web-build/src/pictures.ts`), by their ids. */
declare module '*?pictures' {
  const drawings: import('./picture-shelf').Drawings;
  export default drawings;
}

/** The ids of a list alone. */
declare module '*?ids' {
  const ids: readonly string[];
  export default ids;
}
