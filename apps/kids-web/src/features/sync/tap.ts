import { freshUuid } from '@herohood/browser/device';
import { serverNow } from '@herohood/browser/server-clock';

/** What goes along with a tap whichever way it is sent, and however often: its own name, and when it was made (rules: taps). */
export type SentTap = { tapId: string; completedAt: string };

/** Names a tap that is made now, by the server's clock. */
export const freshTap = (): SentTap => ({ tapId: freshUuid(), completedAt: serverNow().toISOString() });
