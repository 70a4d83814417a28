import { AddHero, HeroGrid } from '../../features/children/hero-grid';
import { Icon } from '../../layout/icon';
import { LinkButton } from '../../layout/link-button';
import { Page } from '../../layout/page';
import { childrenText } from '../../text/en/children';
import { heroesText as text } from '../../text/en/heroes';
import { shellText } from '../../text/en/shell';
import { useFamily } from '../-shell/family';

/** /parent/heroes: every hero's card, each with the way to the hero's own page. */
export function HeroesPage() {
  const { user, heroes } = useFamily();
  const isHelper = user.familyRole === 'helper';
  const totalXp = heroes.reduce((sum, { totalXp: xp }) => sum + xp, 0);
  return (
    <Page
      title={shellText.pages.heroes}
      lead={text.together(totalXp)}
      actions={isHelper ? null : <AddHero label={childrenText.add} />}
    >
      <HeroGrid
        heroes={heroes}
        isReadOnly={isHelper}
        more={({ id, name }) => (
          <LinkButton
            to="/parent/heroes/$id"
            params={{ id }}
            variant="light"
            fullWidth
            aria-label={text.openOf(name)}
            rightSection={<Icon name="chevron" size={16} />}
          >
            {text.open}
          </LinkButton>
        )}
      />
    </Page>
  );
}
