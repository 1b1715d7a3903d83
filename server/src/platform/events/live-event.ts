/** One change as it travels between the server processes: ids only. */
export interface LiveEvent {
  /** Unique; the browser's Last-Event-ID. */
  readonly eventId: string;
  /** Name of the explorer that shows it. */
  readonly topic: string;
  readonly id: string;
  readonly change: 'created' | 'changed';
  /** Empty or left out: every office. */
  readonly officeIds?: readonly string[];
  /** Named: these persons only, whatever their office. */
  readonly userIds?: readonly string[];
}

export const channel = 'giro_events';

const maxBytes = 7900; // PostgreSQL takes less than 8000
const maxReceivers = 100; // of at most 20 bytes each, so that one event always fits

/** The texts of as few notifications as possible; of equal events only the last one travels. */
export function packEvents(events: readonly LiveEvent[]): string[] {
  const lines = coalesce(events.flatMap(split)).map((event) => JSON.stringify(event));
  const texts: string[] = [];
  let open: string[] = [];
  let bytes = 2;
  for (const line of lines) {
    const size = Buffer.byteLength(line) + 1;
    if (bytes + size > maxBytes) {
      texts.push(`[${open.join(',')}]`);
      open = [];
      bytes = 2;
    }
    open.push(line);
    bytes += size;
  }
  return open.length === 0 ? texts : [...texts, `[${open.join(',')}]`];
}

export function unpackEvents(text: string): LiveEvent[] {
  return JSON.parse(text) as LiveEvent[];
}

function coalesce(events: readonly LiveEvent[]): LiveEvent[] {
  const last = new Map<string, LiveEvent>();
  for (const event of events) {
    const key = JSON.stringify({ ...event, eventId: '' });
    last.delete(key);
    last.set(key, event);
  }
  return [...last.values()];
}

/** An event for very many offices or persons becomes several; their ids differ, as ids must. */
function split(event: LiveEvent): LiveEvent[] {
  const field = (event.userIds?.length ?? 0) > 0 ? 'userIds' : 'officeIds';
  const receivers = event[field] ?? [];
  if (receivers.length <= maxReceivers) return [event];
  const parts = Math.ceil(receivers.length / maxReceivers);
  return Array.from({ length: parts }, (_, part) => ({
    ...event,
    eventId: `${event.eventId}.${part}`,
    officeIds: undefined,
    [field]: receivers.slice(part * maxReceivers, (part + 1) * maxReceivers),
  }));
}
