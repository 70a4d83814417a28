import type { Child } from '@herohood/domain/children/schema';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { closeOrAsk } from '../../layout/confirm';
import { Dialog } from '../../layout/dialog';
import { Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { controlsText as text } from '../../text/en/controls';
import { type ControlDraft, changesOf } from './control-draft';
import { ControlsForm, type TabName } from './controls-form';

interface Props {
  heroes: readonly Child[];
  hero: Child;
  /** Faces to choose the hero by. */
  picker: ReactNode;
  timeZone: string;
  onClose: () => void;
}

/** Parental controls of one hero at a time. What was typed for a hero stays while another one is looked at. */
export function ControlsDialog({ heroes, hero, picker, timeZone, onClose }: Props) {
  const [drafts, setDrafts] = useState<Record<string, ControlDraft>>({});
  const [tab, setTab] = useState<TabName>('screen');
  const utils = trpc.useUtils();
  const controls = trpc.controls.get.useQuery({ id: hero.id });
  const isPhone = useMediaQuery('(max-width: 40em)');

  function close() {
    const unsaved = heroes.filter(({ id }) => {
      const saved = utils.controls.get.getData({ id });
      return saved && Object.keys(changesOf(saved, drafts[id] ?? {})).length > 0;
    });
    const body = text.unsaved(unsaved.map(({ name }) => name).join(', '));
    closeOrAsk({ hasChanges: unsaved.length > 0, body, onClose });
  }

  return (
    <Dialog asks={false} opened onClose={close} title={text.dialog} size="lg" fullScreen={isPhone ?? false}>
      <Stack gap="md">
        {picker ?? (
          <Text fw={600}>
            <bdi>{hero.name}</bdi>
          </Text>
        )}
        <Loaded query={controls} what={text.load} skeleton={<Skeleton height={420} radius="lg" />}>
          {(settings) => (
            <ControlsForm
              key={hero.id}
              heroes={heroes}
              hero={hero}
              controls={settings}
              timeZone={timeZone}
              tab={tab}
              onTab={setTab}
              draft={drafts[hero.id] ?? {}}
              onDraft={(draft) => setDrafts((all) => ({ ...all, [hero.id]: draft }))}
            />
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
