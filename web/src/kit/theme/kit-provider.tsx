import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ConfirmProvider } from '../feedback/confirm.tsx';
import { ToastProvider } from '../feedback/toast.tsx';
import { theme } from './theme.ts';
import './tokens.css';
import './base.css';

/** Reads the nonce of this page; the server writes a fresh one into each answer. */
function readNonce() {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}

const cache = createCache({ key: 'giro', nonce: readNonce(), prepend: true });

/** Theme, style cache, confirm dialog and toasts: put once around the application. */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <ToastProvider>
          <ConfirmProvider>{children}</ConfirmProvider>
        </ToastProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
