import type { ReactNode } from 'react';
import { Icon } from './icon';
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
      <IconButton className="on-screen" variant="default" size={44} {...earlier}>
        <Icon name="chevronBack" />
      </IconButton>
      {children}
      <IconButton className="on-screen" variant="default" size={44} {...later}>
        <Icon name="chevron" />
      </IconButton>
    </>
  );
}
