import { HeroScene } from '@herohood/ui/hero-scene/hero-scene';
import { appText } from '../text/en/app';

/** Full-screen wait while it is being found out who plays here. */
export function LoadingScreen() {
  return (
    <main className="loading">
      <HeroScene />
      <div className="loading-dots" aria-hidden>
        <span />
        <span />
        <span />
      </div>
      <p className="loading-text" role="status">
        {appText.loading}
      </p>
    </main>
  );
}
