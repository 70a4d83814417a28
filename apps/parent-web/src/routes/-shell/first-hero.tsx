import { lazily } from '@herohood/browser/lazy-part';
import { Button } from '@mantine/core';
import { ProfileMenu } from '../../features/account/profile-menu';
import { FirstHeroScreen } from '../../features/children/first-hero-screen';
import { ColorSchemeToggle } from '../../layout/color-scheme-toggle';
import { MenuButton } from '../../layout/menu-button';
import { shellText as text } from '../../text/en/shell';
import { useTutorial } from '../-tutorial/use-tutorial';
import { useFamily } from './family';
import { SECONDARY_PAGES } from './places';
import { placeAct, waysOut } from './tools';

const TutorialDialog = lazily(() =>
  import('../-tutorial/tutorial-dialog').then((part) => ({ default: part.TutorialDialog })),
);

/** What a family without heroes can open: all but the reports. */
const PLACES = SECONDARY_PAGES.filter(({ to }) => to !== '/parent/reports');

/** A family without heroes makes its first one; its account's own corner stands above. */
export function FirstHero() {
  const { user } = useFamily();
  const tutorial = useTutorial();
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
            <MenuButton
              label={text.tools.menu}
              acts={[...PLACES.map(placeAct), ...waysOut()]}
              icon="menu"
              width={220}
            />
          </>
        }
      />
      {tutorial.isOpen ? <TutorialDialog onClose={tutorial.close} onComplete={tutorial.complete} /> : null}
    </>
  );
}
