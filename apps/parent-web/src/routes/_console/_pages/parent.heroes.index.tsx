import { Group } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { AddHero, HeroGrid } from '../../../features/children/hero-card';
import { SickToday } from '../../../features/days/sick-today';
import { Icon } from '../../../layout/icon';
import { LinkButton } from '../../../layout/link-button';
import { Page } from '../../../layout/page';
import { childrenText } from '../../../text/en/children';
import { heroesText as text } from '../../../text/en/pages';
import { useFamily } from '../../-shell/family';
import { pageName } from '../../-shell/places';

export const Route = createFileRoute('/_console/_pages/parent/heroes/')({ component: HeroesPage });

/** /parent/heroes: every hero's card, each with the way to the hero's own page. */
function HeroesPage() {
  const { user, heroes } = useFamily();
  const isHelper = user.familyRole === 'helper';
  const totalXp = heroes.reduce((sum, { totalXp: xp }) => sum + xp, 0);
  return (
    <Page
      title={pageName('/parent/heroes')}
      lead={text.together(totalXp)}
      actions={isHelper ? null : <AddHero label={childrenText.add} />}
    >
      <HeroGrid
        heroes={heroes}
        isReadOnly={isHelper}
        more={(hero) => (
          <Group gap="0.5rem" grow preventGrowOverflow={false}>
            {isHelper ? null : <SickToday hero={hero} clock={user} />}
            <LinkButton
              to="/parent/heroes/$id"
              params={{ id: hero.id }}
              variant="light"
              aria-label={text.openOf(hero.name)}
              rightSection={<Icon name="chevron" size={16} />}
            >
              {text.open}
            </LinkButton>
          </Group>
        )}
      />
    </Page>
  );
}
