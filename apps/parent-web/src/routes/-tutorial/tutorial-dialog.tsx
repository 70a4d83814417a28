import { distanceAsRead } from '@herohood/browser/reading-direction';
import { Button, Stack, Text } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { CheckList } from '../../layout/check-list';
import { Dialog } from '../../layout/dialog';
import { tutorialText as text } from '../../text/en/tutorial';
import classes from './tutorial.module.css';
import { TutorialArt } from './tutorial-art';

const LAST = text.steps.length - 1;

interface Props {
  /** Left early: the tour will offer itself again. */
  onClose: () => void;
  /** Seen to its end. */
  onComplete: () => void;
}

/** Eight steps around the console, forwards and backwards by button, dot or arrow key. */
export function TutorialDialog({ onClose, onComplete }: Props) {
  const [index, setIndex] = useState(0);
  const step = text.steps[index] ?? text.steps[0];
  const forward = useRef<HTMLButtonElement>(null);
  const isLast = index === LAST;
  const go = (to: number) => {
    setIndex(Math.min(LAST, Math.max(0, to)));
    // 'Previous' goes dead on the first step; the focus must not die with it.
    if (to <= 0) forward.current?.focus();
  };
  useHotkeys([
    ['ArrowRight', () => go(index + distanceAsRead(1))],
    ['ArrowLeft', () => go(index - distanceAsRead(1))],
  ]);
  return (
    <Dialog opened onClose={onClose} title={text.title} size={600}>
      <Stack gap="1.1rem">
        <TutorialArt key={step.id} step={step.id} />
        <div aria-live="polite" className={classes.words}>
          <Text fz="0.8rem" fw={600} c="dimmed">
            {text.progress(index + 1, text.steps.length)}
          </Text>
          <h3>{step.title}</h3>
          <p>{step.body}</p>
          <CheckList points={step.points} mt="0.85rem" />
        </div>
        <div className={classes.foot}>
          <Button variant="default" disabled={index === 0} onClick={() => go(index - 1)}>
            {text.previous}
          </Button>
          <div className={classes.dots}>
            {text.steps.map(({ id, name }, dot) => (
              <button
                key={id}
                type="button"
                aria-label={text.goTo(dot + 1, name)}
                aria-current={dot === index ? 'step' : undefined}
                onClick={() => go(dot)}
              />
            ))}
          </div>
          <Button ref={forward} data-autofocus onClick={isLast ? onComplete : () => go(index + 1)}>
            {isLast ? text.finish : text.next}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
