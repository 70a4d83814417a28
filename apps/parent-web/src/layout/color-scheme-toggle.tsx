import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { appText } from '../text/en/app';
import { IconButton } from './icon-button';

/** Follows the system until it is pressed once; then the choice stays. */
export function ColorSchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <IconButton
      icon={isDark ? 'sun' : 'moon'}
      flex="none"
      label={isDark ? appText.toLight : appText.toDark}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    />
  );
}
