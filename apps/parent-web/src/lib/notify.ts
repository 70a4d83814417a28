import { createAtom, useSelector } from '@tanstack/react-store';
import { useEffect, useRef } from 'react';
import { notifyText } from '../text/en/notify';

const KEY = 'herohood-notify';
const ON = 'on';
/** One notification at a time: a newer one takes the place of the older (the browser's own rule for a tag). */
const TAG = 'herohood-inbox';
/** Lines of one notification; more would be cut off by the system. */
const LINES = 3;

/** One thing that waits for a parent: what tells it from others, and how it is told. */
export interface WorkNotification {
  id: string;
  line: string;
}

/** Counts the changes of the switch: whoever follows it asks the browser again. */
const changes = createAtom(0);

function store(isOn: boolean): void {
  if (isOn) window.localStorage.setItem(KEY, ON);
  else window.localStorage.removeItem(KEY);
  changes.set((n) => n + 1);
}

/** Whether this browser could show notifications of an open page at all. */
export function canNotify(): boolean {
  return 'Notification' in window && window.isSecureContext;
}

/** Whether the parent asked to be told in this browser, and it still allows it. */
export function isNotifyOn(): boolean {
  return canNotify() && Notification.permission === 'granted' && window.localStorage.getItem(KEY) === ON;
}

/** Whether the parent asked to be told, and the browser still allows it. */
export function useNotifyChoice(): boolean {
  return useSelector(changes, isNotifyOn);
}

/** Shows one; false where the browser only lets service workers do so (Chrome on Android throws). */
function show(title: string, body: string): boolean {
  try {
    const notification = new Notification(title, { body, tag: TAG });
    notification.onclick = () => {
      window.focus();
      notification.close();
    };
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks the browser, because the parent pressed the switch. A greeting shows what notifications look like, and whether
 * they work at all.
 */
export async function switchNotifyOn(): Promise<'on' | 'blocked' | 'unsupported'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'blocked';
  if (!show(notifyText.label, notifyText.greeting)) return 'unsupported';
  store(true);
  return 'on';
}

export function switchNotifyOff(): void {
  store(false);
}

/**
 * Tells what has newly come while the page is out of sight. `waiting` is undefined until everything is loaded: what
 * waited before is not told. Something that was answered and comes back (an undo, another try) is.
 */
export function useWorkNotifications(waiting: readonly WorkNotification[] | undefined): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!waiting) return;
    const before = known.current;
    known.current = new Set(waiting.map(({ id }) => id));
    const fresh = before ? waiting.filter(({ id }) => !before.has(id)) : [];
    if (fresh.length === 0 || !document.hidden || !isNotifyOn()) return;
    const lines = fresh.slice(0, LINES).map(({ line }) => line);
    show(notifyText.title(fresh.length), lines.join('\n'));
  }, [waiting]);
}
