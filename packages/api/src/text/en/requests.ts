/** What is said of a request that no act has seen: it came wrong, too often, or at a bad moment. */
export const requestTexts = {
  impossible: 'This is not possible right now.',
  noSuchAddress: 'There is nothing at this address.',
  badAddress: 'The address of this call is malformed.',
  malformed: 'The request is malformed.',
  notJson: 'The request is not valid JSON.',
  wantsJson: 'Send the request as application/json.',
  wantsObject: 'Send the request as a JSON object.',
  wantsRecording: 'Send the recording as audio/webm or audio/mp4.',
  tooLarge: 'The request is too large.',
  tooSlow: 'The request took too long to arrive.',
  longHeaders: 'The address or the headers of the request are too long.',
  holdsTooMuch: 'The request holds too much at once. Please send less.',
  controlCharacters: 'Please leave out control characters and broken text.',
  foreignOrigin: 'This request came from another website and was refused.',
  insecurePage: 'Please open {origin}: nobody can sign in here, because this page came over plain http.',
  noSuchPart: 'The file has no such part.',
  noSuchFile: 'This file does not exist.',
  goneMeanwhile: 'This does not exist any more.',

  // Too often
  tooMany: 'Too many requests. Please wait a moment.',
  tooManyFamilies: 'Too many new families from here. Please try again later.',
  tooManyTries: 'Too many tries from here. Please wait a moment.',
  tooManyMessages: 'Too many messages were asked for from here. Please try again later.',
  tooManyRecordings: 'Too many recordings at once. Please wait a moment.',
  tooManyUnfinished: 'Too many unfinished requests from here. Please wait a moment.',
  tooManyLarge: 'Too many pictures or recordings at once. Please wait a moment.',
  tooManyUnread: 'Your network left too many answers unread. Please wait a moment.',
  tooManyStreams: 'Too many open connections. Please close some windows.',

  // At a bad moment
  busy: 'The service is very busy right now. Please try again in a moment.',
  unavailable: 'The service is not available right now. Please try again in a moment.',
  fault: 'Something went wrong on our side. Please try again.',
  noPictures: 'Pictures cannot be sent right now. Please try again later.',
  noMedia: 'Recordings and pictures cannot be reached right now. Please try again in a moment.',
  noPayments:
    'The payment service does not answer right now. Nothing was charged by this. Please try again in a moment.',
} as const;
