import { lazily } from '@herohood/browser/lazy-part';
import { openMemory } from '@herohood/browser/memory';
import { useState } from 'react';

const TutorialDialog = lazily(async () => (await import('./tutorial-dialog')).TutorialDialog);

const memory = openMemory('');
/** Other programs may read it, so it keeps its name. */
const KEY = 'parent-onboarding-completed';

/** The parent's tour, which opens when it is asked for. Closing it early does not complete it. */
export function useTutorial() {
  const [isOpen, setIsOpen] = useState(false);
  const [isCompleted] = useState(() => memory.recall(KEY) !== null);
  const close = () => setIsOpen(false);
  const complete = () => {
    memory.remember(KEY, true);
    close();
  };
  return {
    /** It had been completed when the page came. */
    isCompleted,
    open: () => setIsOpen(true),
    dialog: isOpen ? <TutorialDialog onClose={close} onComplete={complete} /> : null,
  };
}
