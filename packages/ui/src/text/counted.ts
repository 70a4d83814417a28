/** A number with its English word: '1 mission', '3 missions', '0 missions'. `many` where it is not `one` and an s. */
export function counted(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}
