import { setTimeout } from 'node:timers/promises';

import { listEvents } from '#contract/v1/events';
import { isWebhookKind, WEBHOOK_KINDS } from '#domain/webhooks';

import { keyHolder } from '../../plugins/session';
import { readEvents, type EventPage } from '../../services/feeds/eventsFeed';
import { noteReading } from '../../services/feeds/noteReading';
import { releaseDue } from '../../services/feeds/releaseDue';
import { Refusal } from '../../services/refusal';

import { declared, type MachineApp, type MachineParts } from './machine';

/** Poll interval of the event log for a waiting call, in milliseconds. */
const LOOK = 500;

/** The event feed for machines. */
export function machineEventRoutes(app: MachineApp, { db, mails, now }: MachineParts): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });

  app.route({
    ...listEvents,
    config: declared(listEvents),
    handler: async (request, reply) => {
      const { after, kinds, limit, wait = 0 } = request.query;
      const asked = { after, limit, kinds: kindsIn(kinds), reader: keyHolder(request).name };
      const until = performance.now() + wait * 1000;
      const read = async () => {
        await releaseDue(db, mails, now());
        return readEvents(db, asked);
      };
      const isOver = () => isClosing || reply.raw.destroyed || performance.now() >= until;

      let page = await read();
      while (isEmpty(page) && !isOver()) {
        await setTimeout(LOOK);
        page = await read();
      }
      await noteReading(db, { name: asked.reader, feed: 'events' }, page.next, now());
      return page;
    },
  });
}

/** Whether there are no events, and no more to scan. */
const isEmpty = ({ events, more }: EventPage): boolean => events.length === 0 && !more;

/** Refuses unknown kinds, which would be waited for in vain. */
function kindsIn(named: string | undefined): string[] | undefined {
  const kinds = named?.split(',').map((kind) => kind.trim());
  if (kinds?.every(isWebhookKind) ?? true) return kinds;
  const params = { choices: WEBHOOK_KINDS.join(', ') };
  throw new Refusal(400, 'request.refused', {
    errors: [{ code: 'field.notOffered', field: 'kinds', params }],
  });
}
