import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { leave } from '#web/engine/session/session.ts';
import { KitProvider } from '#web/kit/theme/kit-provider.tsx';
import { onSessionEnd, setApiLanguage } from '#web/lib/api.ts';
import { currentLanguage, onLanguageChange } from '#web/lib/i18n.ts';
import { queryClient } from '#web/lib/query.ts';
import { router } from './router.tsx';

setApiLanguage(currentLanguage());
onLanguageChange((language) => {
  setApiLanguage(language);
  void queryClient.invalidateQueries();
});

// 401 and 403 mean the session or the office is gone: back to the login screen (seed §6).
onSessionEnd(() => {
  leave();
  void router.navigate({ to: '/login' });
});

export function App() {
  return (
    <KitProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </KitProvider>
  );
}
