import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface MailServer {
  readonly url: string;
  stop(): Promise<void>;
}

const waitTime = 15_000; // ms: jobs send mails soon after the transaction that ordered them

/** A real mail server that keeps what it gets as files, so that every test file can read them. */
export async function startMailServer(folder: string): Promise<MailServer> {
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo[0]?.address ?? '';
        const mail = readMail(to, Buffer.concat(chunks).toString('latin1'));
        const file = join(folder, `${String((count += 1)).padStart(5, '0')}.json`);
        writeFile(file, JSON.stringify(mail)).then(() => done(), done);
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

/** All mails to an address, oldest first. */
export async function mailsTo(folder: string, to: string): Promise<Mail[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const mails = await Promise.all(names.map((name) => readWhole(join(folder, name))));
  return mails.filter((mail) => mail?.to === to) as Mail[];
}

/** Waits for the mail whose subject fits; the newest one if there are several. */
export async function waitForMail(folder: string, to: string, subject: RegExp): Promise<Mail> {
  for (let waited = 0; waited < waitTime; waited += 100) {
    const found = (await mailsTo(folder, to)).findLast((mail) => subject.test(mail.subject));
    if (found) return found;
    await sleep(100);
  }
  const subjects = (await mailsTo(folder, to)).map((mail) => mail.subject);
  throw new Error(`No mail to ${to} about ${subject}; there are: ${subjects.join(' | ') || 'none'}`);
}

/** The only address of our own in a mail. */
export function linkIn({ text }: Mail): string {
  const link = /https?:\/\/\S+/.exec(text)?.[0];
  if (link === undefined) throw new Error(`No link in the mail: ${text}`);
  return link;
}

/** A file that is just being written is not there yet. */
async function readWhole(file: string): Promise<Mail | undefined> {
  const text = await readFile(file, 'utf8');
  return text === '' ? undefined : (JSON.parse(text) as Mail);
}

/** The parts of MIME that the mails of the program use: a text alternative, quoted-printable or base64. */
function readMail(to: string, source: string): Mail {
  const [head = ''] = source.split('\r\n\r\n', 1);
  const subject = /^subject: ((?:.|\r\n[ \t])*)/im.exec(head)?.[1] ?? '';
  const part = /content-type: text\/plain[^]*?(?=\r\n--)/i.exec(source)?.[0] ?? source;
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  const encoding = /content-transfer-encoding: (\S+)/i.exec(part)?.[1]?.toLowerCase();
  return { to, subject: decodeWords(subject.replaceAll(/\r\n\s/g, ' ')), text: decodeBody(body, encoding) };
}

function decodeBody(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  return encoding === 'quoted-printable' ? decodeQuoted(body.replaceAll('=\r\n', '')) : body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([\dA-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(text: string): string {
  const word = /=\?utf-8\?([qb])\?([^?]*)\?=\s*/gi;
  return text.replaceAll(word, (_, kind: string, coded: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(coded, 'base64').toString('utf8')
      : decodeQuoted(coded.replaceAll('_', ' ')),
  );
}
