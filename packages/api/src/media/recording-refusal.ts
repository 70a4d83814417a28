import type { DomainError } from '@herohood/domain/errors';
import { MAX_RECORDING_BYTES } from '@herohood/domain/media/recording';
import { refusal, sentence } from '../refusals';

const SENTENCES = {
  BAD_REQUEST: 'emptyRecording',
  TOO_LARGE: sentence('largeRecording', { most: MAX_RECORDING_BYTES / 1024 / 1024 }),
  UNSUPPORTED_MEDIA_TYPE: 'strangeRecording',
  GONE: 'oldUploadAddress',
} as const;

/** What a person reads when a recording is not taken. */
export function recordingRefusal(code: keyof typeof SENTENCES): DomainError {
  return refusal(code, SENTENCES[code]);
}
