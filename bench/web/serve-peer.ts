import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';

const mimes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.html': 'text/html',
  '.css': 'text/css',
};

/** Serves the built peer, and hands calls of the API on to our server. */
export async function servePeer(root: string, api: string, port: number): Promise<Server> {
  const server = createServer((incoming, answer) => {
    if (incoming.url?.startsWith('/api/')) handOn(api, incoming, answer);
    else void sendFile(root, incoming.url ?? '/', answer);
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return server;
}

function handOn(api: string, incoming: IncomingMessage, answer: ServerResponse): void {
  const { host: _host, ...headers } = incoming.headers;
  const onward = request(`${api}${incoming.url}`, { method: incoming.method, headers }, (reply) => {
    answer.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  incoming.pipe(onward);
}

async function sendFile(root: string, url: string, answer: ServerResponse): Promise<void> {
  const path = extname(url) === '' ? '/index.html' : url;
  try {
    const body = await readFile(join(root, path));
    answer.writeHead(200, { 'content-type': mimes[extname(path)] ?? 'application/octet-stream' }).end(body);
  } catch {
    answer.writeHead(404).end();
  }
}
