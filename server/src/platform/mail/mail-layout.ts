import type { Language } from '#domain/kernel/problem.ts';

/** What a mail says: plain sentences, then perhaps one code or one link. */
export interface MailContent {
  readonly paragraphs: readonly string[];
  /** Shown large, to be typed elsewhere. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below the action: how long it works, what to do if it was not you. */
  readonly note?: string;
}

const signature = {
  en: 'This message was sent automatically. Please do not answer it.',
  es: 'Este mensaje se envió automáticamente. Por favor, no lo responda.',
};
const linkHint = {
  en: 'If the button does not work, copy this address into your browser:',
  es: 'Si el botón no funciona, copie esta dirección en su navegador:',
};

/** One mail as text and as HTML of one column, readable without pictures, styles or a wide screen. */
export function layOutMail(mail: { language: Language; subject: string; content: MailContent }): {
  text: string;
  html: string;
} {
  return { text: toText(mail), html: toHtml(mail) };
}

function toText({ language, content }: { language: Language; content: MailContent }): string {
  const { paragraphs, code, action, note } = content;
  const link = action && `${action.label}:\n${action.url}`;
  const parts = [...paragraphs, code, link, note, `--\n${signature[language]}`];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}

const font = 'font-family:Inter,Segoe UI,Helvetica,Arial,sans-serif';

function toHtml({
  language,
  subject,
  content,
}: {
  language: Language;
  subject: string;
  content: MailContent;
}): string {
  const { paragraphs, code, action, note } = content;
  const paragraph = (text: string, style = ''): string =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`;
  const small = 'font-size:13px;color:#5f6368';
  const parts = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escapeHtml(subject)}</h1>`,
    ...paragraphs.map((text) => paragraph(text)),
    code && paragraph(code, 'font-size:28px;letter-spacing:4px;font-weight:600'),
    action && button(action),
    action &&
      `${paragraph(linkHint[language], small)}${paragraph(action.url, `${small};word-break:break-all`)}`,
    note && paragraph(note, small),
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #dadce0;${small}">${signature[language]}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;background:#faf9f7;color:#202124;font-size:15px;line-height:22px;${font}">
<main style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:8px">
${parts.filter(Boolean).join('\n')}
</main>
</body>
</html>
`;
}

/** White on a dark orange: contrast 7 to 1. */
function button({ label, url }: { label: string; url: string }): string {
  const style = 'display:inline-block;padding:12px 24px;border-radius:6px;background:#9a3f00;color:#ffffff';
  return `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" style="${style};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
