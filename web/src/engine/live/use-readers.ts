import { useEffect, useState } from 'react';
import { call } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { onLive } from './live-hub.ts';

/** Somebody else who has the paper open. */
export interface Reader {
  readonly id: string;
  readonly name: string;
}

interface Paper {
  /** As the activity log names it: `office`. */
  readonly entity: string;
  readonly id: string;
}

const beatEvery = 20_000; // ms; the server forgets a tab after 45 s
/** Whoever does nothing for so long reads no more, and keeps no session alive by it. */
const patience = 300_000; // ms
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel'] as const;

const nobody: readonly Reader[] = [];
const tab = crypto.randomUUID();

/** Who else has this paper open now; says meanwhile that this tab has, for as long as somebody sits before it. */
export function useReaders({ entity, id }: Paper): readonly Reader[] {
  const [readers, setReaders] = useState(nobody);
  useEffect(() => attend({ entity, id }, setReaders), [entity, id]);
  return readers;
}

function attend(paper: Paper, tell: (readers: readonly Reader[]) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const input = { params: { entity: paper.entity, id: paper.id }, body: { tab } };
  let lastSign = performance.now();
  let isHere = false;

  const leave = (): void => {
    if (!isHere) return;
    isHere = false;
    void call('DELETE /api/presence/{entity}/{id}', input, { keepalive: true }).catch(() => undefined);
  };
  const beat = async (): Promise<void> => {
    if (document.hidden || performance.now() - lastSign > patience) return leave();
    isHere = true;
    try {
      const { readers } = await call('PUT /api/presence/{entity}/{id}', input, { signal });
      tell(readers);
    } catch (error) {
      // Not for this person, or no such paper: asking again would not help. A broken line mends by itself.
      const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429;
      if (signal.aborted) return;
      tell(nobody);
      if (!isRefused) return;
      isHere = false;
      ending.abort();
    }
  };
  const notice = (): void => {
    const wasAway = !isHere;
    lastSign = performance.now();
    if (wasAway) void beat();
  };

  void beat();
  const timer = setInterval(() => void beat(), beatEvery);
  const forget = onLive('presence', (event) => {
    if (event.change === 'resync' || event.id === `${paper.entity}/${paper.id}`) void beat();
  });
  for (const sign of signs) window.addEventListener(sign, notice, { signal, passive: true });
  document.addEventListener('visibilitychange', () => void beat(), { signal });
  window.addEventListener('pagehide', leave, { signal });
  signal.addEventListener('abort', () => (clearInterval(timer), forget()));
  return () => {
    ending.abort();
    leave();
    tell(nobody);
  };
}
