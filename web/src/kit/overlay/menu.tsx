import type { MenuProps } from './menu-panel.tsx';
import { onDemand } from './on-demand.tsx';

/** Actions behind a button; entries that are not possible say why instead of hiding. */
export const Menu = onDemand<MenuProps>(
  () => import('./menu-panel.tsx').then((file) => file.MenuPanel),
  ({ anchor }) => anchor !== undefined,
);
