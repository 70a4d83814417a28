import type { Child } from '@herohood/domain/children/schema';
import type { Controls } from '@herohood/domain/controls/schema';
import { Box, Button, Stack, Switch, Tabs, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { DialogFooter } from '../../layout/dialog-footer';
import { Hint } from '../../layout/hint';
import { Icon, type IconName } from '../../layout/icon';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { controlsText as text } from '../../text/en/controls';
import { BedtimeTab } from './bedtime-tab';
import { type ControlDraft, type ControlValues, changesOf, problemsOf, type TabProps } from './control-draft';
import classes from './controls.module.css';
import { EmergencySwitch } from './emergency-switch';
import { EmergencyTab } from './emergency-tab';
import { ScreenTimeTab } from './screen-time-tab';

export type TabName = keyof typeof text.tabs;

const TABS: { name: TabName; icon: IconName; fields: readonly (keyof ControlValues)[] }[] = [
  {
    name: 'screen',
    icon: 'clock',
    fields: ['dailyScreenTime', 'bonusTimePerHabit', 'weekendBonus', 'maxGameTimePerDay'],
  },
  { name: 'bedtime', icon: 'moon', fields: ['bedtimeStart', 'bedtimeEnd'] },
  { name: 'features', icon: 'games', fields: [] },
  { name: 'emergency', icon: 'siren', fields: [] },
];

interface Props {
  heroes: readonly Child[];
  hero: Child;
  controls: Controls;
  timeZone: string;
  /** Tab and draft are kept by the dialog, so that looking at a sibling loses nothing. */
  tab: TabName;
  onTab: (tab: TabName) => void;
  draft: ControlDraft;
  onDraft: (draft: ControlDraft) => void;
}

/** One hero's controls in four tabs, saved together; the emergency switch acts at once. */
export function ControlsForm({ heroes, hero, controls, timeZone, tab, onTab, draft, onDraft }: Props) {
  const [words, setWords] = useState('');
  const utils = trpc.useUtils();
  const { send, isSending } = useAct({
    call: trpc.controls.update.useMutation().mutateAsync,
    done(saved) {
      utils.controls.get.setData({ id: hero.id }, saved);
      onDraft({});
      return { title: text.toasts.saved.title, message: text.toasts.saved.message(hero.name) };
    },
    refresh: [utils.controls.screenTime],
    failed: { title: text.toasts.error, message: text.toasts.saveFailed },
  });
  const changes = changesOf(controls, draft);
  const problems = problemsOf(changes);
  const isChanged = Object.keys(changes).length > 0;
  const tabProps = {
    values: { ...controls, ...draft },
    problems,
    onChange: (change: ControlDraft) => onDraft({ ...draft, ...change }),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = TABS.find(({ fields }) => fields.some((field) => problems[field]));
    if (wrong) onTab(wrong.name);
    // An emptied field is a problem that the form has shown; it never gets here.
    else if (isChanged) void send({ id: hero.id, ...(changes as Partial<ControlValues>) });
  }

  return (
    <form onSubmit={submit} noValidate>
      {tab === 'emergency' ? null : (
        <EmergencySwitch
          hero={hero}
          controls={controls}
          timeZone={timeZone}
          words={words}
          onActivated={() => setWords('')}
        />
      )}
      <Tabs
        value={tab}
        onChange={(name) => onTab(name as TabName)}
        mt={tab === 'emergency' ? 0 : 'md'}
        keepMounted={false}
        classNames={{ tabLabel: classes.tabLabel ?? '' }}
      >
        <Tabs.List className={classes.tabs} aria-label={text.dialog}>
          {TABS.map(({ name, icon }) => (
            <Tabs.Tab key={name} value={name} leftSection={<Icon name={icon} size={18} />}>
              {text.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Box mih="22rem" pt="1.25rem">
          <Tabs.Panel value="screen">
            <ScreenTimeTab {...tabProps} hero={hero} />
          </Tabs.Panel>
          <Tabs.Panel value="bedtime">
            <BedtimeTab {...tabProps} timeZone={timeZone} />
          </Tabs.Panel>
          <Tabs.Panel value="features">
            <FeaturesTab {...tabProps} />
          </Tabs.Panel>
          <Tabs.Panel value="emergency">
            <EmergencyTab heroes={heroes} hero={hero} timeZone={timeZone} words={words} onWords={setWords} />
          </Tabs.Panel>
        </Box>
      </Tabs>
      {tab === 'emergency' && !isChanged ? null : (
        <DialogFooter>
          <Hint me="auto" role="status">
            {isChanged ? text.footer.unsaved : text.footer.saved}
          </Hint>
          <Button type="submit" loading={isSending} disabled={!isChanged}>
            {text.footer.save}
          </Button>
        </DialogFooter>
      )}
    </form>
  );
}

const GROUPS = [
  { title: 'inApp', fields: ['enableHabits', 'enableGearShop', 'enableMiniGames', 'enableRewards'] },
  { title: 'around', fields: ['parentContactEnabled', 'limitInternet'] },
] as const;

/** What the hero may open in the app, and the family's rules around it. */
function FeaturesTab({ values, onChange }: TabProps) {
  return GROUPS.map(({ title, fields }) => (
    <Stack key={title} mb="lg">
      <Title order={3} size="h5">
        {text.features[title]}
      </Title>
      {fields.map((field) => (
        <Switch
          key={field}
          label={text.features[field].label}
          description={text.features[field].hint}
          checked={values[field]}
          onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
          size="md"
        />
      ))}
    </Stack>
  ));
}
