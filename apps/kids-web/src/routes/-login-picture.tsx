import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { LoginScreen } from '../features/account/login-screen';
import { trpc } from '../lib/api';

const queryClient = new QueryClient();
const client = trpc.createClient({ links: [] });

/**
 * The login as it stands before anybody has touched it, for the build to draw into its page. Nothing in it can be used:
 * what were typed there would be lost when the app takes its place.
 */
export function LoginPicture() {
  return (
    <div inert style={{ display: 'contents' }}>
      <trpc.Provider client={client} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <LoginScreen onEnter={() => {}} />
        </QueryClientProvider>
      </trpc.Provider>
    </div>
  );
}
