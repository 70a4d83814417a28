import '../../lib/mantine-styles';
import '../../lib/console.css';
import { DirectionProvider, MantineProvider } from '@mantine/core';
import { useEffect } from 'react';
import { Toasts } from '../../layout/toasts';
import { theme } from '../../lib/theme';
import { toast } from '../../lib/toast';
import { accountText } from '../../text/en/account';

/** Says 'Logged out' on the landing page. It brings its toast area along, which nobody else needs there. */
export function Farewell() {
  useEffect(() => toast.success(accountText.loggedOut), []);
  return (
    <DirectionProvider>
      <MantineProvider theme={theme} defaultColorScheme="auto">
        <Toasts />
      </MantineProvider>
    </DirectionProvider>
  );
}
