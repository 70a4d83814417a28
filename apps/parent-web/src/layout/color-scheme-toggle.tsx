import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { appText } from '../text/en/app';
import { Icon } from './icon';
import { IconButton } from './icon-button';

/** Follows the system until it is pressed once; then the choice stays. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <IconButton
      color="gray"
      size={44}
      flex="none"
      label={isDark ? appText.toLight : appText.toDark}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </IconButton>
  );
}
