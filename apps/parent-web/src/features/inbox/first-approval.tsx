import type { Child } from '@herohood/domain/children/schema';
import { Anchor, Stack, Text } from '@mantine/core';
import { guideText } from '../../text/en/guide';
import { useWaiting } from './use-waiting';
import { wordsOf } from './waiting-words';

const text = guideText.approval;

/** Waits for a hero's first mission, and leads to where it is approved. */
export function FirstApproval({ hero }: { hero: Child }) {
  const [mission] = useWaiting([hero], ['mission']);
  return (
    <Stack gap={4} align="flex-start" aria-live="polite">
      <Text size="sm" c={mission ? undefined : 'dimmed'}>
        {mission ? text.waits(hero.name, wordsOf(mission).title) : text.hint(hero.name)}
      </Text>
      {mission ? (
        <Anchor href="#inbox" size="sm">
          {text.approve}
        </Anchor>
      ) : null}
    </Stack>
  );
}
