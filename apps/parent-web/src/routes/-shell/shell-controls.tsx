import { HeroPicker } from '../../features/children/hero-picker';
import { ControlsDialog } from '../../features/controls/controls-dialog';
import { useFamily } from './family';

interface Props {
  heroId: string;
  onSelect: (heroId: string) => void;
  onClose: () => void;
}

/** The controls of one hero after the other, from any page. */
export function ShellControls({ heroId, onSelect, onClose }: Props) {
  const { user, heroes } = useFamily();
  const hero = heroes.find(({ id }) => id === heroId);
  if (!hero) return null;
  return (
    <ControlsDialog
      heroes={heroes}
      hero={hero}
      picker={<HeroPicker heroes={heroes} selectedId={hero.id} onSelect={onSelect} />}
      timeZone={user.timeZone}
      onClose={onClose}
    />
  );
}
