import { type BoxProps, Flex, Text } from '@mantine/core';
import { Icon } from './icon';

/** What holds, point by point. */
export function CheckList({ points, ...box }: BoxProps & { points: readonly string[] }) {
  return (
    <Flex component="ul" direction="column" gap="0.45rem" fz="0.95rem" {...box}>
      {points.map((point) => (
        <Flex key={point} component="li" gap="0.6rem">
          <Text span c="var(--mint-strong)" mt="0.15rem">
            <Icon name="check" size={18} />
          </Text>
          {point}
        </Flex>
      ))}
    </Flex>
  );
}
