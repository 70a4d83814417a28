import { type Steps, useStep } from '@herohood/browser/steps';
import { useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A dialog is open here, above the same address. */
    isDialog?: true;
    /** Opened from the entry below, to which closing it leads back. */
    isAbove?: true;
  }
}

export const useSteps = (): Steps => useRouter().options.context.steps;

/** Makes the browser's Back button close what this component shows, while `isOpen`; without `onClose` it must stay open. */
export const useBackCloses = (onClose: (() => void) | undefined, isOpen = true): void =>
  useStep(useSteps(), onClose, isOpen);
