import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button } from '@mantine/core';
import { ProfileMenu } from '../../features/account/profile-menu';
import { FirstHeroScreen } from '../../features/children/first-hero-screen';
import { ColorSchemeToggle } from '../../layout/color-scheme-toggle';
import { MenuButton } from '../../layout/menu-button';
import { Page } from '../../layout/page';
import { EmptyState } from '../../layout/states';
import { membersText } from '../../text/en/members';
import { shellText as text } from '../../text/en/shell';
import { useTutorial } from '../-tutorial/use-tutorial';
import { useFamily } from './family';
import { placeAct, placesFor, waysOut } from './places';

/** A family without heroes makes its first one; its account's own corner stands above. */
export function FirstHero() {
  const { user } = useFamily();
  const tutorial = useTutorial();
  // There is nothing to report.
  const places = placesFor(user, false).filter(({ to }) => to !== '/parent/reports');
  return (
    <>
      <FirstHeroScreen
        menu={
          <>
            {tutorial.isCompleted ? (
              <Button variant="subtle" color="gray" px="xs" onClick={tutorial.open}>
                {text.tools.tutorial}
              </Button>
            ) : null}
            <ColorSchemeToggle />
            <ProfileMenu user={user} totalXp={0} heroCount={0} />
            <MenuButton label={text.tools.menu} acts={[...places.map(placeAct), ...waysOut()]} icon="menu" />
          </>
        }
      />
      {tutorial.dialog}
    </>
  );
}

/** What a helper sees of a family whose parents have made no hero yet. */
export function NoHeroesYet() {
  return (
    <Page title={membersText.helperTitle}>
      <EmptyState art={<HeroArt avatarType="owl" size={120} />} {...membersText.noHeroes} />
    </Page>
  );
}
