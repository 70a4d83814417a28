const ascii = (text: string) => [...text].map((char) => char.charCodeAt(0));

/** The least that counts as a recording, in the two containers that browsers record. */
export const WEBM = Uint8Array.from([
  ...[0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 0x01, 0x42, 0x82, 0x84],
  ...ascii('webm and then the voice'),
]);
export const MP4 = Uint8Array.from([0, 0, 0, 0x1c, ...ascii('ftypM4A and then the voice')]);
