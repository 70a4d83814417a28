import type { ReactNode } from 'react';
import { IconButton } from './icon-button';

interface Step {
  label: string;
  disabled: boolean;
  onClick: () => void;
}

interface Props {
  earlier: Step;
  later: Step;
  /** What is shown now. */
  children: ReactNode;
}

/** The way to earlier and later months or weeks, on both sides of the present one. */
export function StepArrows({ earlier, later, children }: Props) {
  return (
    <>
      <IconButton icon="chevronBack" className="on-screen" variant="default" {...earlier} />
      {children}
      <IconButton icon="chevron" className="on-screen" variant="default" {...later} />
    </>
  );
}
