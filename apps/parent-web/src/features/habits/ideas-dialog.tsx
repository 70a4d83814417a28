import type { Child } from '@herohood/domain/children/schema';
import { Badge, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../layout/dialog';
import { DialogFooter } from '../../layout/dialog-footer';
import { Hint } from '../../layout/hint';
import { IconButton } from '../../layout/icon-button';
import { EmptyState, Loaded } from '../../layout/states';
import { trpc } from '../../lib/api';
import { plainWords } from '../../lib/plain-words';
import { appText } from '../../text/en/app';
import { ideasText as text } from '../../text/en/ideas';
import { toolsText } from '../../text/en/tools';
import type { HabitStart } from './choices';
import { ForWhom } from './for-whom';
import classes from './habits.module.css';
import { IdeaFilters } from './idea-filters';
import { IdeaRow } from './idea-row';
import { useAddHabits } from './use-give-habit';
import { useRemoveTemplate } from './use-habit-acts';
import { type Offer, OWN, useIdeas } from './use-ideas';

interface Props {
  heroes: readonly Child[];
  /** The parent wants to change an idea before it becomes a habit. */
  onAdjust: (start: HabitStart) => void;
  onClose: () => void;
}

/** The library and the family's templates: several are ticked and become missions at once. */
export function IdeasDialog({ heroes, onAdjust, onClose }: Props) {
  const { filter, setFilter, packs, templates, query } = useIdeas(heroes);
  const { data: habits = [] } = trpc.habits.listMasters.useQuery();
  const [chosen, setChosen] = useState<readonly Offer[]>([]);
  const [heroIds, setHeroIds] = useState(() => heroes.map(({ id }) => id));
  const { addHabits, isAdding } = useAddHabits();
  const askRemove = useRemoveTemplate();
  const there = new Set(habits.map(({ name }) => plainWords(name)));
  const isThere = ({ start }: Offer) => there.has(plainWords(start.name));
  const isChosen = ({ id }: Offer) => chosen.some((each) => each.id === id);
  const choose = (offer: Offer, isOn: boolean) =>
    setChosen((before) => [...before.filter(({ id }) => id !== offer.id), ...(isOn ? [offer] : [])]);

  async function add() {
    const starts = chosen.map(({ start }) => start);
    const made = await addHabits({ starts, heroes: heroes.filter(({ id }) => heroIds.includes(id)) });
    if (made.length === chosen.length) onClose();
    else setChosen(chosen.filter(({ start }) => !made.some(({ name }) => name === start.name)));
  }

  return (
    <Dialog asks={false} opened onClose={onClose} title={text.title} size="xl">
      <Stack gap="md">
        <Hint>{text.hint}</Hint>
        {heroes.length > 0 ? <ForWhom heroes={heroes} chosen={heroIds} onChange={setHeroIds} /> : null}
        <IdeaFilters filter={filter} packs={packs} onChange={setFilter} />
        <Loaded query={query} what={text.load}>
          {(offers) => (
            <>
              <Group justify="space-between" mih={36}>
                <Text size="sm" role="status">
                  {text.shown(offers.length)}
                </Text>
                <AllOrNone
                  open={filter.pack === '' ? [] : offers.filter((offer) => !isThere(offer))}
                  chosen={chosen}
                  onChoose={setChosen}
                />
              </Group>
              {offers.length === 0 ? (
                <EmptyState title={filter.pack === OWN ? text.noTemplates : text.none} />
              ) : (
                <SimpleGrid
                  component="ul"
                  className={classes.library}
                  minColWidth="min(20rem, 100%)"
                  spacing="0.5rem"
                >
                  {offers.map((offer) => (
                    <IdeaRow
                      key={offer.id}
                      idea={offer.start}
                      isChosen={isChosen(offer)}
                      isDisabled={isThere(offer)}
                      badges={<Badges offer={offer} isThere={isThere(offer)} />}
                      onChoose={(isOn) => choose(offer, isOn)}
                    >
                      <IconButton
                        icon="edit"
                        label={text.adjust(offer.start.name)}
                        onClick={() => onAdjust(offer.start)}
                      />
                      {offer.isTemplate ? (
                        <IconButton
                          icon="trash"
                          label={text.template.remove(offer.start.name)}
                          onClick={() => templates.filter(({ id }) => id === offer.id).forEach(askRemove)}
                        />
                      ) : null}
                    </IdeaRow>
                  ))}
                </SimpleGrid>
              )}
            </>
          )}
        </Loaded>
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {appText.cancel}
          </Button>
          <Button disabled={chosen.length === 0} loading={isAdding} onClick={() => void add()}>
            {text.add(chosen.length)}
          </Button>
        </DialogFooter>
      </Stack>
    </Dialog>
  );
}

/** The tool that an idea brings, and whether the family has a habit of that name. */
function Badges({ offer: { start }, isThere }: { offer: Offer; isThere: boolean }) {
  return (
    <>
      {start.tool === 'none' ? null : (
        <Badge size="sm" variant="light">
          {toolsText.brief(start.tool)}
        </Badge>
      )}
      {isThere ? (
        <Badge size="sm" variant="light" color="mint">
          {text.have}
        </Badge>
      ) : null}
    </>
  );
}

interface AllProps {
  /** What can be chosen of a pack. */
  open: readonly Offer[];
  chosen: readonly Offer[];
  onChoose: (offers: readonly Offer[]) => void;
}

/** Takes a whole pack, or puts everything back. */
function AllOrNone({ open, chosen, onChoose }: AllProps) {
  const missing = open.filter(({ id }) => !chosen.some((each) => each.id === id));
  if (missing.length > 0) {
    return (
      <Button size="xs" variant="light" onClick={() => onChoose([...chosen, ...missing])}>
        {text.chooseAll(open.length)}
      </Button>
    );
  }
  return chosen.length > 0 ? (
    <Button size="xs" variant="subtle" onClick={() => onChoose([])}>
      {text.chooseNone}
    </Button>
  ) : null;
}
