/** The largest body of a call that takes a picture along: 5 MB are almost 7 MB as a data URL. */
export const WITH_PICTURE = 7_200_000;
