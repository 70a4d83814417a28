import { keyAsRead } from '@herohood/browser/reading-direction';
import type { ComponentType, KeyboardEvent, SVGProps } from 'react';
import { useOwnVoice } from '../device/own-voice';
import styles from './section-tabs.module.css';

export interface Section<Id extends string> {
  id: Id;
  label: string;
  Picture: ComponentType<SVGProps<SVGSVGElement>>;
}

type Props<Id extends string> = {
  /** What a screen reader calls them all. */
  label: string;
  /** Tells these sections' elements from those of another part of the home. */
  of: string;
  sections: readonly Section<Id>[];
  open: Id;
  onOpen: (id: Id) => void;
  /** Pictures alone, of which the words are heard. */
  isSmall?: boolean;
};

const tabId = (of: string, id: string) => `${of}-tab-${id}`;
const panelId = (of: string, id: string) => `${of}-panel-${id}`;

/** What makes an element the panel of an open section, to be spread on it. */
export const sectionPanel = (of: string, id: string) =>
  ({ id: panelId(of, id), role: 'tabpanel', 'aria-labelledby': tabId(of, id) }) as const;

/** Chooses between the parts of one tab of the home. */
export function SectionTabs<Id extends string>(props: Props<Id>) {
  const { label, of, sections, open, onOpen, isSmall = false } = props;
  const say = useOwnVoice();
  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[keyAsRead(event.key)];
    if (!step) return;
    event.preventDefault();
    const at = sections.findIndex(({ id }) => id === open) + step + sections.length;
    const next = sections[at % sections.length]!;
    onOpen(next.id);
    document.getElementById(tabId(of, next.id))?.focus();
  }

  return (
    <div className={styles.list} role="tablist" aria-label={label} data-small={isSmall} onKeyDown={move}>
      {sections.map(({ id, label: words, Picture }) => (
        <button
          key={id}
          id={tabId(of, id)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={id === open}
          aria-controls={id === open ? panelId(of, id) : undefined}
          tabIndex={id === open ? 0 : -1}
          onClick={() => {
            onOpen(id);
            say(words);
          }}
        >
          <Picture className={styles.picture} />
          <span className={isSmall ? 'visually-hidden' : undefined}>{words}</span>
        </button>
      ))}
    </div>
  );
}
