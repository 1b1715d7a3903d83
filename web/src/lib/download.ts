const UNKNOWN_NAME = 'unknown-file';

/** The file name in a Content-Disposition header, the encoded form first; `unknown-file` without one. */
export function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=(?:utf-8)?''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      // A broken encoding falls back to the plain name.
    }
  }
  const plain = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;]+))/i.exec(disposition ?? '');
  return (plain?.[1]?.replaceAll(/\\(.)/g, '$1') ?? plain?.[2])?.trim() || UNKNOWN_NAME;
}

/** Saves a blob through a hidden link. */
export function downloadBlob(blob: Blob, name: string = UNKNOWN_NAME) {
  const url = URL.createObjectURL(blob);
  clickHiddenLink(url, name);
  // The browser reads the blob after the click; freeing it in the same task would cancel it in some.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Saves the body of an answer under the name the server gave it. */
export async function downloadResponse(response: Response) {
  downloadBlob(await response.blob(), fileNameOf(response.headers.get('Content-Disposition')));
}

function clickHiddenLink(href: string, name: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
