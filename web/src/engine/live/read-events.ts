/** One message of an event stream. */
export interface StreamMessage {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** Reads `text/event-stream` as it arrives; comments (the server's heartbeat) are skipped. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<StreamMessage> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunksOf(stream)) {
    rest += decoder.decode(chunk, { stream: true });
    const blocks = rest.split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const message = messageOf(block);
      if (message) yield message;
    }
  }
}

async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

function messageOf(block: string): StreamMessage | null {
  const fields = { id: '', event: 'message', data: [] as string[] };
  for (const line of block.split(/\r?\n/)) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name === 'data') fields.data.push(value);
    else if (name === 'id' || name === 'event') fields[name] = value;
  }
  const hasContent = fields.data.length > 0 || fields.event !== 'message';
  return hasContent ? { ...fields, data: fields.data.join('\n') } : null;
}
