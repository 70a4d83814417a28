import type { Child } from '@herohood/domain/children/schema';
import { Button, Stack, Text } from '@mantine/core';
import { guideText } from '../../text/en/guide';
import { LoginCode } from './login-code';
import { useGenerateLogin } from './use-login';

const text = guideText.device;

/** Makes a hero's login, then shows the code that signs them in on their device. */
export function FirstSignIn({ hero }: { hero: Child }) {
  const { generate, isGenerating } = useGenerateLogin();
  if (hero.username && hero.pin) return <LoginCode hero={hero} />;
  return (
    <Stack gap="sm" align="flex-start">
      <Text size="sm" c="dimmed">
        {text.hint(hero.name)}
      </Text>
      <Button loading={isGenerating} onClick={() => generate(hero.id)}>
        {text.make}
      </Button>
    </Stack>
  );
}
