import type { DomainError } from '@herohood/domain/errors';
import {
  MAX_RECORDING_BYTES,
  MAX_RECORDING_SECONDS,
  type RecordingRefusal,
} from '@herohood/domain/media/recording';
import { refusal, sentence } from '../refusals';

const SENTENCES = {
  BAD_REQUEST: 'emptyRecording',
  TOO_LARGE: sentence('largeRecording', { most: MAX_RECORDING_BYTES / 1024 / 1024 }),
  UNSUPPORTED_MEDIA_TYPE: 'strangeRecording',
  GONE: 'oldUploadAddress',
} as const;

/** What a person reads when a recording is not taken. */
export function recordingRefusal({
  code,
  isTooLong,
}: RecordingRefusal | { code: 'GONE'; isTooLong?: never }): DomainError {
  return isTooLong ? longRecording(MAX_RECORDING_SECONDS) : refusal(code, SENTENCES[code]);
}

/** What a person reads when a recording lasts longer than so many seconds. */
export const longRecording = (most: number): DomainError =>
  refusal('TOO_LARGE', sentence('longRecording', { most }));
