import { lazily } from '@herohood/ui/runtime/lazy-part';
import { useState } from 'react';
import { Icon } from '../../layout/icon';
import type { MenuAct } from '../../layout/opened-menu';
import { shellText as text } from '../../text/en/shell';
import classes from './shell.module.css';

const OpenedMenu = lazily(
  () => import('../../layout/opened-menu').then((part) => ({ default: part.OpenedMenu })),
  ({ target }) => target,
);

/** The bar's last entry on a phone: the pages that are opened now and then, and the ways out. */
export function MoreMenu({ acts, isHere }: { acts: readonly MenuAct[]; isHere: boolean }) {
  const [isWanted, setIsWanted] = useState(false);
  const target = (
    <button
      type="button"
      className={`${classes.place} ${classes.more}`}
      aria-haspopup="menu"
      aria-current={isHere ? 'true' : undefined}
      onClick={() => setIsWanted(true)}
    >
      <Icon name="menu" size={22} />
      <span>{text.more}</span>
    </button>
  );
  return isWanted ? <OpenedMenu target={target} acts={acts} width={230} position="top-end" /> : target;
}
