/** After a choice further up, the tile that is chosen in a section has the focus: arrows go on from it. */
export function focusChosen(section: string): void {
  requestAnimationFrame(() => {
    const place = document.querySelector(`[data-step=${section}]`);
    const chosen =
      place?.querySelector<HTMLElement>('input:checked') ??
      place?.querySelector<HTMLElement>('input:not(:disabled)');
    chosen?.focus();
  });
}
