import { Icon, type IconName } from '../../layout/icon';
import { dashboardText as text } from '../../text/en/dashboard';
import classes from './dashboard.module.css';
import { useSectionInView } from './use-section-in-view';

const SECTIONS: { id: string; label: string; icon: IconName }[] = [
  { id: 'inbox', label: text.sections.inbox, icon: 'inbox' },
  { id: 'heroes', label: text.sections.heroes, icon: 'heroes' },
  { id: 'progress', label: text.sections.progress, icon: 'star' },
  { id: 'habits', label: text.sections.habits, icon: 'calendar' },
  { id: 'approvals', label: text.sections.approvals, icon: 'clock' },
  { id: 'rewards', label: text.sections.rewards, icon: 'gift' },
];

const IDS = SECTIONS.map(({ id }) => id);

/** The console's table of contents: a rail on the desk, a tab bar under the thumb. */
export function SectionNav() {
  const current = useSectionInView(IDS);
  return (
    <nav className={classes.nav} aria-label={text.nav}>
      {SECTIONS.map(({ id, label, icon }) => (
        <a key={id} href={`#${id}`} aria-current={current === id ? 'true' : undefined}>
          <Icon name={icon} size={22} />
          {label}
        </a>
      ))}
    </nav>
  );
}
