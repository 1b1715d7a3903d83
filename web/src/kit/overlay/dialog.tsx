import type { DialogProps } from './dialog-panel.tsx';
import { onDemand } from './on-demand.tsx';

/** A modal question or small task; traps the focus, Esc closes, stacks from z-index 200. */
export const Dialog = onDemand<DialogProps>(
  () => import('./dialog-panel.tsx').then((file) => file.DialogPanel),
  ({ isOpen }) => isOpen,
);
