import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Page } from '../../layout/page';
import { EmptyState } from '../../layout/states';
import { membersText } from '../../text/en/members';

/** What a helper sees of a family whose parents have made no hero yet. */
export function NoHeroesYet() {
  const { title, hint } = membersText.noHeroes;
  return (
    <Page title={membersText.helperTitle}>
      <EmptyState art={<HeroArt avatarType="owl" size={120} />} title={title} hint={hint} />
    </Page>
  );
}
