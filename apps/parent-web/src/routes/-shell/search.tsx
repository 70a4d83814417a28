import { lazily } from '@herohood/browser/lazy-part';
import { useHotkeys } from '@mantine/hooks';
import { useState } from 'react';
import { Icon } from '../../layout/icon';
import { shellText } from '../../text/en/shell';
import classes from './search.module.css';

const Palette = lazily(async () => (await import('./palette')).Palette);

const text = shellText.search;

interface Props {
  onControls: (heroId: string) => void;
  onTutorial: () => void;
}

/** Two questions at once confuse, and the way to another page would lose what was typed. */
const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null;

/** The way to everything by a few letters: a button above every page, and Mod+K. What it opens comes when it is wanted. */
export function Search(props: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const open = () => {
    if (!isDialogOpen()) setIsWanted(true);
  };
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <button
        type="button"
        className={classes.button}
        aria-label={text.label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsWanted(true)}
      >
        <Icon name="search" />
        <span className={classes.words} aria-hidden>
          {text.label}
          <kbd>{/Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'}</kbd>
        </span>
      </button>
      {isWanted ? <Palette {...props} onClose={() => setIsWanted(false)} /> : null}
    </>
  );
}
