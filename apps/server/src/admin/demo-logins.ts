import { readDemoLogins } from '@herohood/api/demo/read-demo-logins';
import { AdminError } from './admin-error';
import { type AdminOptions, withFamilies, withPorts } from './open-admin';

/** Prints how to sign in as the demo family. @throws AdminError without one, or when its owner has another password */
export function demoLogins(options: AdminOptions) {
  return withFamilies(options, (admin) =>
    withPorts(admin, async (ports) => {
      const logins = await readDemoLogins(ports);
      if (!logins) throw new AdminError('There is no demo family here, or its owner changed the password.');
      for (const { firstName, email } of logins.parents)
        admin.say(`Parent ${firstName}: e-mail ${email}, password ${logins.password}`);
      for (const { name, username, pin } of logins.heroes)
        admin.say(`Hero ${name}: family code ${logins.familyCode}, username ${username}, PIN ${pin}`);
    }),
  );
}
