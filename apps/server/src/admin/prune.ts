import { pruneEverything } from '@herohood/api/prune-everything';
import { type AdminOptions, withFamilies, withPorts } from './open-admin';

/** Deletes now what the worker deletes each hour, and says how much it was. */
export function prune(options: AdminOptions) {
  return withFamilies(options, (admin) =>
    withPorts(admin, async (ports) => {
      const shown = admin.showProgress({ doing: 'Pruning', total: 0, unit: 'kinds' });
      const counts = await pruneEverything(ports, { onKind: shown.at }).finally(shown.end);
      for (const [kind, count] of Object.entries(counts)) admin.say(`${kind}: ${count}`);
    }),
  );
}
