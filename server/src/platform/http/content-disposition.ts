/** The header that names a download, in ASCII and in UTF-8 (RFC 6266). */
export function contentDisposition(name: string, isInline = false): string {
  const ascii = name
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\]/g, '_');
  const kind = isInline ? 'inline' : 'attachment';
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
