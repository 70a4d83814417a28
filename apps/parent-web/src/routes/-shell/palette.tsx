import '@mantine/spotlight/styles.css';
import { VisuallyHidden } from '@mantine/core';
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Icon } from '../../layout/icon';
import { useBackCloses } from '../../lib/steps';
import { paletteText as text } from '../../text/en/palette';
import { useFamily } from './family';
import { findActions, paletteGroups } from './palette-actions';
import { type PaletteDialog, PaletteDialogs } from './palette-dialogs';
import classes from './search.module.css';

/** Spotlight hands it on to its scroll area: what scrolls can be reached by keyboard. */
const SCROLL_AREA = { viewportProps: { tabIndex: 0 }, scrollbars: 'y' } as const;

interface Props {
  onControls: (heroId: string) => void;
  onTutorial: () => void;
  onClose: () => void;
}

/** Leads to every page, every hero and every form by a few letters; it is there until what it opened is closed. */
export function Palette({ onControls, onTutorial, onClose }: Props) {
  const [[store, palette]] = useState(createSpotlight);
  const family = useFamily();
  const navigate = useNavigate();
  const { query, selected, opened } = useSpotlight(store);
  const [dialog, setDialog] = useState<PaletteDialog | null>(null);
  // The dialog waits until the focus is back where it came from: there it returns to, too.
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    palette.open();
    return palette.close;
  }, [palette]);
  useBackCloses(palette.close, opened);
  const groups = paletteGroups(family, { navigate, open: setDialog, onControls, onTutorial });
  const found = findActions(query, groups);
  const flat = found.flatMap(({ actions }) => actions);
  if (dialog && isOver) return <PaletteDialogs dialog={dialog} onChange={setDialog} onClose={onClose} />;
  return (
    <Spotlight.Root
      store={store}
      shortcut={null}
      attributes={{ content: { 'aria-label': text.title } }}
      centered={false}
      yOffset="4rem"
      scrollable
      maxHeight="calc(100dvh - 8rem)"
      radius="lg"
      transitionProps={{ onExited: () => (dialog ? setIsOver(true) : onClose()) }}
    >
      <Spotlight.Search
        leftSection={<Icon name="search" />}
        placeholder={text.placeholder}
        aria-label={text.placeholder}
      />
      <VisuallyHidden role="status">
        {query ? text.found(flat.length) : null} {flat[selected]?.label}
      </VisuallyHidden>
      {flat.length === 0 ? (
        <Spotlight.Empty>{text.nothing}</Spotlight.Empty>
      ) : (
        <Spotlight.ActionsList {...SCROLL_AREA}>
          {found.map(({ group, actions }) => (
            <Spotlight.ActionsGroup key={group} label={group}>
              {actions.map(({ id, label, leftSection, onClick }) => (
                <Spotlight.Action
                  key={id}
                  label={label}
                  leftSection={leftSection}
                  onClick={onClick}
                  dimmedSections={false}
                  classNames={{
                    actionSection: classes.picture,
                    actionLabel: classes.name,
                    actionBody: classes.name,
                  }}
                />
              ))}
            </Spotlight.ActionsGroup>
          ))}
        </Spotlight.ActionsList>
      )}
    </Spotlight.Root>
  );
}
