import type { Child } from '@herohood/domain/children/schema';
import type { AutoApprovalSettings, AutoApprovalUnit, ChildDelay } from '@herohood/domain/missions/schema';
import { Button, Group, NativeSelect, Stack, Switch, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Hint } from '../../layout/hint';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { autoApprovalText as text } from '../../text/en/auto-approval';

const { toasts } = text;

interface Props {
  saved: AutoApprovalSettings;
  heroes: readonly Child[];
}

/** When missions approve themselves: for all heroes alike, or one by one. Counts for what waits already, too. */
export function AutoApprovalForm({ saved, heroes }: Props) {
  const utils = trpc.useUtils();
  const [draft, setDraft] = useState(saved);
  const { send, isSending } = useAct({
    call: trpc.missions.updateAutoApprovalSettings.useMutation().mutateAsync,
    done(settings) {
      utils.missions.autoApprovalSettings.setData(undefined, settings);
      const { title, message } = toasts.settingsSaved;
      return { title, message: message(settings.enabled) };
    },
    // Changing the delay moves the due time of everything that waits (rules: auto-approval).
    refresh: [utils.home, utils.missions.autoApprovalStats],
    failed: { title: toasts.settingsFailed },
  });

  const change = (part: Partial<AutoApprovalSettings>) => setDraft((old) => ({ ...old, ...part }));
  const delayOf = (id: string): ChildDelay =>
    draft.childSpecificSettings[id] ?? {
      enabled: false,
      timeValue: draft.timeValue,
      timeUnit: draft.timeUnit,
    };
  const changeFor = (id: string, part: Partial<ChildDelay>) =>
    change({
      childSpecificSettings: { ...draft.childSpecificSettings, [id]: { ...delayOf(id), ...part } },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(draft);
  };

  return (
    <Stack component="form" p="md" bg="var(--surface-sunken)" bdrs="lg" onSubmit={submit}>
      <div>
        <Title order={3} size="h5">
          {text.title}
        </Title>
        <Hint>{text.hint}</Hint>
      </div>
      <Switch
        label={text.enabled}
        checked={draft.enabled}
        onChange={(event) => change({ enabled: event.currentTarget.checked })}
      />
      {draft.enabled ? (
        <>
          {heroes.length > 1 ? (
            <Switch
              label={text.applyToAll}
              checked={draft.applyToAllChildren}
              onChange={(event) => change({ applyToAllChildren: event.currentTarget.checked })}
            />
          ) : null}
          {draft.applyToAllChildren ? (
            <DelayFields delay={draft} onChange={change} labels={{ value: text.after, unit: text.unit }} />
          ) : (
            heroes.map((hero) => {
              const own = delayOf(hero.id);
              return (
                <Stack key={hero.id} gap="xs" pt="sm" style={{ borderTop: '1px solid var(--hairline)' }}>
                  <Switch
                    label={text.perChild(hero.name)}
                    checked={own.enabled}
                    onChange={(event) => changeFor(hero.id, { enabled: event.currentTarget.checked })}
                  />
                  {own.enabled ? (
                    <DelayFields
                      delay={own}
                      onChange={(delay) => changeFor(hero.id, delay)}
                      labels={{ value: text.afterFor(hero.name), unit: text.unitFor(hero.name) }}
                    />
                  ) : null}
                </Stack>
              );
            })
          )}
        </>
      ) : null}
      <Button type="submit" loading={isSending} style={{ alignSelf: 'flex-start' }}>
        {text.save}
      </Button>
    </Stack>
  );
}

/** The choices (rules: auto-approval); typed by the schema, whose library would double the bundle. */
const VALUES: ChildDelay['timeValue'][] = [1, 2, 3, 4, 5, 6, 8, 12, 24, 48, 72];
const UNITS: AutoApprovalUnit[] = ['hours', 'days', 'weeks'];

type Delay = Pick<ChildDelay, 'timeValue' | 'timeUnit'>;

interface DelayProps {
  delay: Delay;
  onChange: (delay: Delay) => void;
  labels: { value: string; unit: string };
}

/** A delay: a value and its unit. */
function DelayFields({ delay, onChange, labels }: DelayProps) {
  const { timeValue, timeUnit } = delay;
  return (
    <Group gap="sm" grow wrap="nowrap">
      <NativeSelect
        label={labels.value}
        data={VALUES.map(String)}
        value={String(timeValue)}
        onChange={({ currentTarget: { value: picked } }) => {
          const value = VALUES.find((choice) => String(choice) === picked);
          if (value) onChange({ timeValue: value, timeUnit });
        }}
      />
      <NativeSelect
        label={labels.unit}
        data={UNITS.map((unit) => ({ value: unit, label: text.units[unit] }))}
        value={timeUnit}
        onChange={({ currentTarget: { value: picked } }) => {
          const unit = UNITS.find((choice) => choice === picked);
          if (unit) onChange({ timeValue, timeUnit: unit });
        }}
      />
    </Group>
  );
}
