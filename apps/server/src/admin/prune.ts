import { pruneEverything } from '@herohood/api/prune-everything';
import { type AdminOptions, withFamilies, withPorts } from './open-admin';

/** Deletes now what the worker deletes each hour, and says how much it was. */
export function prune(options: AdminOptions) {
  return withFamilies(options, (admin) =>
    withPorts(admin, async (ports) => {
      for (const [kind, count] of Object.entries(await pruneEverything(ports)))
        admin.say(`${kind}: ${count}`);
    }),
  );
}
