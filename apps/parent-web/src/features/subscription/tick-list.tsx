import { Box, Group, SimpleGrid } from '@mantine/core';
import { Icon, type IconName } from '../../layout/icon';

interface Props {
  items: readonly string[];
  icon?: IconName;
  color?: string;
  /** Of a column, where there is room for more than one. */
  minWidth?: string;
}

/** What is in something, each with a tick. */
export function TickList({ items, icon = 'check', color = 'var(--mint-strong)', minWidth = '100%' }: Props) {
  return (
    <SimpleGrid component="ul" minColWidth={`min(${minWidth}, 100%)`} spacing="md" verticalSpacing="0.5rem">
      {items.map((item) => (
        <Group key={item} component="li" gap="0.55rem" wrap="nowrap">
          <Box component="span" c={color} lh={0}>
            <Icon name={icon} size={18} />
          </Box>
          {item}
        </Group>
      ))}
    </SimpleGrid>
  );
}
