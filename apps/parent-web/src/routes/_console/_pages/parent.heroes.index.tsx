import { createFileRoute } from '@tanstack/react-router';
import { HeroesPage } from '../../-heroes/heroes-page';

export const Route = createFileRoute('/_console/_pages/parent/heroes/')({ component: HeroesPage });
