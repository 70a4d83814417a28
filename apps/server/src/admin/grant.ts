import { grantAccess } from '@herohood/api/subscription/grant-access';
import { normaliseFamilyCode } from '@herohood/domain/family/family-code';
import { type AdminOptions, withFamilies, withPorts } from './open-admin';

/** Gives a family paid access up to and including a day, without a payment. */
export function grant(options: AdminOptions, input: { familyCode: string; until: string }) {
  return withFamilies(options, (admin) =>
    withPorts(admin, async (ports) => {
      await grantAccess(ports, input);
      admin.say(
        `Family ${normaliseFamilyCode(input.familyCode)} has full access up to and including ${input.until}.`,
      );
    }),
  );
}
