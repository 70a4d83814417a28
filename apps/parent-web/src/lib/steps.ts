import { type Steps, useStep } from '@herohood/browser/steps';
import { createContext, useContext } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A dialog is open here, above the same address. */
    isDialog?: true;
  }
}

/** The history in which open dialogs have their steps; null outside of the app's pages. */
export const StepsContext = createContext<Steps | null>(null);

/** Makes the browser's Back button close what this component shows, while `isOpen`. */
export const useBackCloses = (onClose: () => void, isOpen: boolean): void =>
  useStep(useContext(StepsContext), onClose, isOpen);
