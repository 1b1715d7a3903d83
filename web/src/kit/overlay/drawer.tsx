import type { DrawerProps } from './drawer-panel.tsx';
import { onDemand } from './on-demand.tsx';

/** A temporary panel over the page; traps the focus, Esc closes. */
export const Drawer = onDemand<DrawerProps>(
  () => import('./drawer-panel.tsx').then((file) => file.DrawerPanel),
  ({ isOpen }) => isOpen,
);
