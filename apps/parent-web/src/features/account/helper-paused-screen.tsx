import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, Stack, Text, Title } from '@mantine/core';
import { FullPageCard } from '../../layout/full-page';
import { LinkButton } from '../../layout/link-button';
import { PageTitle } from '../../layout/page-title';
import { noteSignOut, SIGN_OUT_URL } from '../../lib/sign-out';
import { accountText } from '../../text/en/account';

const text = accountText.helperPaused;

/** What a helper sees while the family has no premium access: plans are its parents' (rules: members). */
export function HelperPausedScreen() {
  return (
    <FullPageCard>
      <PageTitle>{text.title}</PageTitle>
      <Stack align="center" ta="center" gap="md">
        <HeroArt avatarType="panda" size={140} />
        <Title order={1} size="h2">
          {text.title}
        </Title>
        <Text c="dimmed">{text.body}</Text>
        <LinkButton to="/family" variant="default">
          {text.family}
        </LinkButton>
        <Button variant="subtle" component="a" href={SIGN_OUT_URL} onClick={noteSignOut}>
          {text.signOut}
        </Button>
      </Stack>
    </FullPageCard>
  );
}
