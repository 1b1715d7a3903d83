import { Readable } from 'node:stream';
import { printedMoney } from '#server/engine/documents/printed-money.ts';
import { insertFile } from '#server/platform/files/files.queries.ts';
import type { OfficeContext } from '#server/platform/http/context.ts';

interface Slip {
  readonly name: string;
  readonly office: string;
  readonly amount: bigint;
}

/** The slip of a deposit, as who paid it in would have scanned it. */
export async function slipOf(context: OfficeContext, { name, office, amount }: Slip): Promise<string> {
  const lines = [
    'DEMO BANK OF FLORIDA',
    'Deposit to Giro Demo LLC',
    `Date ${context.now.toISOString().slice(0, 10)}`,
    `Reference ${name}`,
    `From ${office}`,
    `Amount ${printedMoney(amount, 'USD')}`,
  ];
  const stored = await context.services.files.put(Readable.from([pdfOf(lines)]));
  return await insertFile(context, { ...stored, name: `${name}.pdf`, mime: 'application/pdf' });
}

/** One small page of plain lines, as the format has it: objects, then where each of them begins. */
function pdfOf(lines: readonly string[]): Buffer {
  const written = lines.map((line) => `(${plain(line)}) Tj T*`).join('\n');
  const content = `BT /F1 12 Tf 18 TL 24 200 Td\n${written}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 320 240] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}

/** Letters that the font has under the same number, and nothing that ends a string. */
function plain(line: string): string {
  return line
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/[()\\]/g, ' ');
}
