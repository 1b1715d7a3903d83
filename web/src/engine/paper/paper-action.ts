/** What can be done with a paper; the same decision as the server's, so that a button is never a surprise. */
export interface PaperAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: string;
  /** Key of the action on this paper: `E`. */
  readonly hint?: string;
  /** Why it is not possible now; the button stays and says so. */
  readonly reason?: string;
  readonly isDanger?: boolean;
  /** The next step stands strong at the right; `menu` waits behind the dots. A plain button when not said. */
  readonly place?: 'primary' | 'button' | 'menu';
  readonly run: () => void | Promise<unknown>;
}
