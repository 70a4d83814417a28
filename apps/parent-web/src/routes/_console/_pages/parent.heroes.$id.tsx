import { createFileRoute } from '@tanstack/react-router';
import { HeroPage } from '../../-heroes/hero-page';

export const Route = createFileRoute('/_console/_pages/parent/heroes/$id')({ component: HeroRoute });

function HeroRoute() {
  const { id } = Route.useParams();
  return <HeroPage key={id} heroId={id} />;
}
