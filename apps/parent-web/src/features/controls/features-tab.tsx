import { Stack, Switch, Title } from '@mantine/core';
import { controlsText } from '../../text/en/controls';
import type { TabProps } from './control-draft';
import classes from './controls.module.css';

const text = controlsText.features;

const GROUPS = [
  { title: 'inApp', fields: ['enableHabits', 'enableGearShop', 'enableMiniGames', 'enableRewards'] },
  { title: 'around', fields: ['parentContactEnabled', 'limitInternet'] },
] as const;

/** What the hero may open in the app, and the family's rules around it. */
export function FeaturesTab({ values, onChange }: TabProps) {
  return (
    <Stack gap="lg">
      {GROUPS.map(({ title, fields }) => (
        <div key={title}>
          <Title order={3} size="h5" mb="xs">
            {text[title]}
          </Title>
          <div className={classes.switches}>
            {fields.map((field) => (
              <Switch
                key={field}
                label={text[field].label}
                description={text[field].hint}
                checked={values[field]}
                onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
                size="md"
              />
            ))}
          </div>
        </div>
      ))}
    </Stack>
  );
}
