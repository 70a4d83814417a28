import type { DomainError } from '@herohood/domain/errors';
import { MAX_RECORDING_BYTES } from '@herohood/domain/media/recording';
import { refusal } from '../refusals';

const MESSAGES = {
  BAD_REQUEST: 'The recording is empty. Please record it again.',
  TOO_LARGE: `A recording may have at most ${MAX_RECORDING_BYTES / 1024 / 1024} MB. Please record a shorter one.`,
  UNSUPPORTED_MEDIA_TYPE: 'A recording must be audio/webm or audio/mp4. Please record it again.',
  GONE: 'This upload address has been used or has expired. Please try again.',
} as const;

/** What a person reads when a recording is not taken. */
export function recordingRefusal(code: keyof typeof MESSAGES): DomainError {
  return refusal(code, MESSAGES[code]);
}
