import { words } from './words';

/** For a part of the app that is fetched later: its words, those of `rest`, come along beside its code. */
export const withWords =
  <P>(load: () => Promise<P>) =>
  async (): Promise<P> =>
    (await Promise.all([load(), words('rest')]))[0];
