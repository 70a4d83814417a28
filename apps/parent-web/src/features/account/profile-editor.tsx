import type { User } from '@herohood/domain/account/schema';
import { Button, Group, Modal, NativeSelect, Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { trpc } from '../../lib/api';
import { fieldErrorsOf, messageOf } from '../../lib/api-error';
import { toast } from '../../lib/toast';
import { accountText } from '../../text/en/account';
import { appText } from '../../text/en/app';

const text = accountText.profile;

/** A family's day may start between 0 and 5 o'clock (ruling R2). */
const DAY_STARTS = [0, 1, 2, 3, 4, 5].map((hour) => ({ value: String(hour), label: `0${hour}:00` }));

/** The browser's zones, with the family's own even where the browser does not list it (UTC in some). */
function timeZonesWith(current: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(current) ? known : [current, ...known];
}

/** Edits the account. Validates nothing itself: the server does, and its answers stand at the fields (ruling R21). */
export function ProfileEditor({ user, onClose }: { user: User; onClose: () => void }) {
  const utils = trpc.useUtils();
  const update = trpc.account.updateProfile.useMutation();
  const form = useForm({
    initialValues: {
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      phoneNumber: user.phoneNumber ?? '',
      timeZone: user.timeZone,
      dayStartHour: String(user.dayStartHour),
    },
  });

  async function submit(values: typeof form.values) {
    try {
      const phoneNumber = values.phoneNumber.trim() || null;
      await update.mutateAsync({ ...values, phoneNumber, dayStartHour: Number(values.dayStartHour) });
      await utils.account.me.invalidate();
      // Another clock moves today's missions to other days.
      void utils.missions.invalidate();
      void utils.progress.invalidate();
      toast.success(text.updated);
      onClose();
    } catch (error) {
      form.setErrors(fieldErrorsOf(error));
      toast.error({ title: text.failed, message: messageOf(error, appText.checkConnection) });
    }
  }

  return (
    <Modal opened onClose={onClose} title={text.title} size="lg">
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <Stack>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              {...form.getInputProps('firstName')}
              label={accountText.firstName}
              autoComplete="given-name"
            />
            <TextInput
              {...form.getInputProps('lastName')}
              label={accountText.lastName}
              autoComplete="family-name"
            />
            <TextInput
              {...form.getInputProps('email')}
              type="email"
              label={accountText.email}
              autoComplete="email"
            />
            <TextInput
              {...form.getInputProps('phoneNumber')}
              type="tel"
              label={accountText.phone}
              autoComplete="tel"
            />
            <Select
              {...form.getInputProps('timeZone')}
              label={text.timeZone}
              description={text.timeZoneHint}
              data={timeZonesWith(user.timeZone)}
              searchable
              allowDeselect={false}
              limit={50}
            />
            <NativeSelect
              {...form.getInputProps('dayStartHour')}
              label={text.dayStart}
              description={text.dayStartHint}
              data={DAY_STARTS}
            />
          </SimpleGrid>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {appText.cancel}
            </Button>
            <Button type="submit" loading={update.isPending}>
              {appText.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
