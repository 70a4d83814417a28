import { useEffect, useRef } from 'react';
import type { Progress } from './game';

/** Tells the stage how far a game has come, whenever that has changed. */
export function useReport(
  onProgress: (progress: Progress) => void,
  { done, total, score, answers }: Progress,
): void {
  const latest = useRef(onProgress);
  latest.current = onProgress;
  useEffect(() => {
    latest.current({ done, total, score, answers });
  }, [done, total, score, answers]);
}
