import { listObjects } from '../list-objects';
import { list, listParams, params, readParams, text } from '../params';
import type { Event } from '../wire';
import { type Call, find } from './call';

const ListParams = listParams({ type: text.optional(), types: list(text).optional() });

export function retrieveEvent({ work, id, form }: Call): Event {
  readParams(params({}), form);
  return find({ all: work.state.events, noun: 'event', id });
}

export function listEvents({ work, form }: Call): object {
  const page = readParams(ListParams, form);
  const all = Object.values(work.state.events).filter(
    ({ type }) =>
      (page.type === undefined || matches(type, page.type)) &&
      (page.types === undefined || page.types.some((wanted) => matches(type, wanted))),
  );
  return listObjects({ all, page, url: '/v1/events' });
}

/** 'invoice.*' means all of the invoices' events. */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
