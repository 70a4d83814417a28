import type { Child } from '@herohood/domain/children/schema';
import { Dialog } from '../../layout/dialog';
import { signInText } from '../../text/en/sign-in';
import { LoginCard } from './login-card';

/** The login card of one hero, its code shown at once: whoever opens this has the device in hand. */
export function SignInDialog({ hero, onClose }: { hero: Child; onClose: () => void }) {
  return (
    <Dialog opened onClose={onClose} title={signInText.title(hero.name)}>
      <LoginCard hero={hero} startsAtOnce />
    </Dialog>
  );
}
