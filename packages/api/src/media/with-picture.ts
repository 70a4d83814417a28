/** The largest body of a call that takes a picture along: 5 MB are 7 MB as a data URL, and its line breaks four letters of JSON each. */
export const WITH_PICTURE = 7_500_000;
