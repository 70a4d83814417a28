import { messageOf, readApiError } from '@herohood/ui/runtime/api-error';
import { childrenText } from '../../text/en/children';

const text = childrenText.toasts;

/** What a failed hero creation says: pictures that are too large or unreadable are named (rules: heroes). */
export function heroErrorText(error: unknown, hasImage: boolean): string {
  const status = readApiError(error).status;
  const message = messageOf(error, text.somethingWrong);
  if (status === 413 || /too large/i.test(message)) return text.imageTooLarge;
  if (status === 415 || (status === 400 && hasImage)) return text.imageInvalid;
  return message;
}
