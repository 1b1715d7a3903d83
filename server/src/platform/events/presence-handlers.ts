import type { liveEndpoints } from '#domain/areas/live/live.endpoints.ts';
import { Problem } from '#domain/kernel/problem.ts';
import type { Handlers } from '../http/bind.ts';
import type { OfficeContext } from '../http/context.ts';
import { readNames, sendBeat } from './presence.queries.ts';
import type { Presence } from './presence.ts';

/** Whether the caller may open the paper of an entity: by role and right, and this one of them. */
export type MayRead = (context: OfficeContext, entity: string, id: string) => Promise<boolean>;

type PresenceHandlers = Omit<Handlers<typeof liveEndpoints>, 'GET /api/events'>;

/** Only who may open a paper counts as its reader and is told of the others, asked anew with every beat. */
export function presenceHandlers(presence: Presence, mayRead: MayRead): PresenceHandlers {
  return {
    'PUT /api/presence/{entity}/{id}': async (context, { params, body }) => {
      if (!(await mayRead(context, params.entity, params.id))) throw new Problem('not-found');
      const { services, user, now } = context;
      const beat = { paper: `${params.entity}/${params.id}`, userId: user.id, tab: body.tab };
      presence.hear(beat, now);
      await sendBeat(services.db, beat);
      const others = presence.readersOf(beat.paper).filter((id) => id !== user.id);
      return { readers: await readNames(services.db, others) };
    },
    'DELETE /api/presence/{entity}/{id}': async ({ services, user, now }, { params, body }) => {
      const paper = `${params.entity}/${params.id}`;
      if (!presence.readersOf(paper).includes(user.id)) return;
      const beat = { paper, userId: user.id, tab: body.tab, isGone: true };
      presence.hear(beat, now);
      await sendBeat(services.db, beat);
    },
  };
}
