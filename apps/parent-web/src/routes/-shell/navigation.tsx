import { Link, useLocation } from '@tanstack/react-router';
import { Icon } from '../../layout/icon';
import { LazyMenu } from '../../layout/menu-button';
import type { MenuAct } from '../../layout/opened-menu';
import { shellText as text } from '../../text/en/shell';
import { useFamily } from './family';
import { isUnder, type Place, placeAct, placesFor, waysOut } from './places';
import classes from './shell.module.css';

/** The console's pages: a rail on the desk; a bar under the thumb, whose last entry holds the rest. */
export function Navigation({ tools }: { tools: readonly MenuAct[] }) {
  const { user } = useFamily();
  const [daily, seldom] = [placesFor(user, true), placesFor(user, false)];
  const path = useLocation({ select: ({ pathname }) => pathname.replace(/(.)\/$/, '$1') });
  const isElsewhere = seldom.some((place) => isUnder(place, path));
  return (
    <nav id="pages" className={classes.nav} aria-label={text.nav}>
      {daily.map((place) => (
        <PlaceLink key={place.to} place={place} isHere={isUnder(place, path)} />
      ))}
      <span className={classes.seldom}>
        {seldom.map((place) => (
          <PlaceLink key={place.to} place={place} isHere={isUnder(place, path)} />
        ))}
      </span>
      <ul className={classes.tools}>
        {[...tools, ...waysOut()].map((act) => (
          <li key={act.label}>
            <Tool {...act} />
          </li>
        ))}
      </ul>
      <MoreMenu isHere={isElsewhere} acts={[...seldom.map(placeAct), ...tools, ...waysOut()]} />
    </nav>
  );
}

function PlaceLink({ place, isHere }: { place: Place; isHere: boolean }) {
  return (
    <Link
      to={place.to}
      className={classes.place}
      activeOptions={{ exact: true }}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon name={place.icon} size={22} />
      <span>{place.label}</span>
    </Link>
  );
}

function Tool({ label, icon, onClick, root }: MenuAct) {
  const content = (
    <>
      <Icon name={icon} size={18} />
      {label}
    </>
  );
  if (root) return root({ className: classes.tool, children: content });
  return (
    <button type="button" className={classes.tool} onClick={onClick}>
      {content}
    </button>
  );
}

/** The bar's last entry on a phone: the pages that are opened now and then, and the ways out. */
function MoreMenu({ acts, isHere }: { acts: readonly MenuAct[]; isHere: boolean }) {
  return (
    <LazyMenu acts={acts} position="top-end">
      {(open) => (
        <button
          type="button"
          className={`${classes.place} ${classes.more}`}
          aria-haspopup="menu"
          aria-current={isHere ? 'true' : undefined}
          onClick={open}
        >
          <Icon name="menu" size={22} />
          <span>{text.more}</span>
        </button>
      )}
    </LazyMenu>
  );
}
