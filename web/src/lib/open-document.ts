import { messagesOf } from './i18n.ts';

/** How long a tab stays after its document failed, ms. */
const CLOSE_DELAY_MS = 200;

/** Where the document is: an address (with a one-time ticket), or the document itself. */
type Source = string | Blob;

function openTab(): Window {
  const t = messagesOf('lib');
  const tab = window.open('', '_blank');
  if (!tab) throw new Error(t(($) => $.popupBlocked));
  tab.document.title = t(($) => $.documentLoading);
  tab.document.body.textContent = t(($) => $.documentLoading);
  return tab;
}

async function fill(tab: Window, load: () => Promise<Source>): Promise<void> {
  try {
    const source = await load();
    tab.location.replace(typeof source === 'string' ? source : URL.createObjectURL(source));
  } catch (error) {
    setTimeout(() => tab.close(), CLOSE_DELAY_MS);
    throw error;
  }
}

/**
 * Shows a document in a new tab. Call it in the click itself, before any await: the tab opens at once
 * (browsers block it later), says that it waits, and goes to the document when `load` is ready.
 */
export async function openDocument(load: () => Promise<Source>): Promise<void> {
  await fill(openTab(), load);
}

/** The same, and asks the browser to print it as soon as it shows. */
export async function printDocument(load: () => Promise<Source>): Promise<void> {
  const tab = openTab();
  await fill(tab, load);
  const timer = setInterval(() => {
    if (tab.closed) return clearInterval(timer);
    if (tab.location.href === 'about:blank' || tab.document.readyState !== 'complete') return;
    clearInterval(timer);
    tab.print();
  }, 100);
}
