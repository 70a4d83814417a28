/** A catalogue, as the build makes it of a translator's file. */
declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}
