import { Box, Group, SimpleGrid, Title } from '@mantine/core';
import { Hint } from '../../layout/hint';
import { Icon, type IconName } from '../../layout/icon';
import rows from '../../layout/picture-rows.module.css';
import { SoftBadge } from './soft-badge';

interface Feature {
  icon: IconName;
  accent: string;
  title: string;
  body: string;
  badge?: string | null;
}

/** Four things that Premium brings, each with its accent. */
export function FeatureCards({ features }: { features: readonly Feature[] }) {
  return (
    <SimpleGrid component="ul" minColWidth="min(20rem, 100%)" spacing="0.9rem">
      {features.map(({ icon, accent, title, body, badge }) => (
        <Group
          key={title}
          component="li"
          className="surface"
          align="flex-start"
          p="1.1rem"
          data-accent={accent}
        >
          <span className={rows.picture}>
            <Icon name={icon} size={24} />
          </span>
          <Box flex="1 1 9rem" miw={0}>
            <Title order={3} size="1.05rem">
              {title} {badge ? <SoftBadge accent="sunshine">{badge}</SoftBadge> : null}
            </Title>
            <Hint fz="0.95rem">{body}</Hint>
          </Box>
        </Group>
      ))}
    </SimpleGrid>
  );
}
