import { onDemand } from './on-demand.tsx';
import type { PopoverProps } from './popover-panel.tsx';

/** Something small beside the button that opened it; Esc and a click elsewhere close it. */
export const Popover = onDemand<PopoverProps>(
  () => import('./popover-panel.tsx').then((file) => file.PopoverPanel),
  ({ anchor }) => anchor !== undefined,
);
