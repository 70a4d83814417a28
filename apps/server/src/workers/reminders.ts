import { setTimeout } from 'node:timers/promises';
import type { Ports } from '@herohood/api/context';
import {
  pushReminders,
  type SentReminder,
  sendDueReminders,
  sendRemindersJob,
} from '@herohood/api/reminders/send-due-reminders';
import type { ScheduledJob } from './scheduled-jobs';

/** Families in one transaction: few enough to hold their locks briefly. */
const BATCH_SIZE = 100;
/** How long the end of the process waits for pushes that are under way. */
const PUSH_GRACE_MS = 2_000;

/**
 * Sends batch after batch of what is due (rules: reminders). Pushes go beside the runs: a push service that answers late
 * must not make the next reminder late. Those that run when the process ends are lost; the devices' events are not.
 */
export function remindersJob(ports: Ports): ScheduledJob {
  const counts = { sent: 0, pushesSent: 0, pushesGone: 0, pushesFailed: 0 };
  const pushing = new Set<Promise<void>>();

  const push = (sent: SentReminder[]) => {
    const task = pushReminders(ports, sent)
      .then((outcome) => {
        counts.pushesSent += outcome.sent;
        counts.pushesGone += outcome.gone;
        counts.pushesFailed += outcome.failed;
      })
      .catch((err: unknown) => ports.log.error({ err }, 'reminders could not be pushed'))
      .finally(() => pushing.delete(task));
    pushing.add(task);
  };

  return {
    ...sendRemindersJob,
    counts,
    run: async (isStopping) => {
      let isMore = true;
      while (isMore && !isStopping()) {
        const { sent, examined } = await sendDueReminders(ports, { batchSize: BATCH_SIZE });
        counts.sent += sent.length;
        if (sent.length > 0) push(sent);
        isMore = examined > 0;
      }
    },
    settled: () => Promise.race([Promise.all(pushing), setTimeout(PUSH_GRACE_MS, null, { ref: false })]),
  };
}
