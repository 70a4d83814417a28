import type { User } from '@herohood/domain/account/schema';
import { localeOf } from '@herohood/domain/languages/locale';
import { textKey } from '@herohood/domain/text-key';
import { Alert, Button, NativeSelect, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type UseFormReturnType, useForm } from '@mantine/form';
import { useState } from 'react';
import { SaveFooter } from '../../layout/dialog-footer';
import { LanguageSelect } from '../../layout/language-select';
import { PasswordField } from '../../layout/password-field';
import { trpc } from '../../lib/api';
import { useAct } from '../../lib/use-act';
import { turnTo } from '../../lib/use-own-language';
import { languagesText } from '../../text/en/languages';
import { profileText as text } from '../../text/en/profile';
import { PERSON } from './check-forms';
import { timeZoneChoices } from './time-zones';

/** A family's day may start between 0 and 5 o'clock (rules: family). */
const DAY_STARTS = [0, 1, 2, 3, 4, 5].map((hour) => ({
  value: String(hour),
  label: hour === 0 ? text.dayStartMidnight : `0${hour}:00`,
}));

function valuesOf(user: User) {
  return {
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    /** Beside another e-mail only. */
    password: '',
    phoneNumber: user.phoneNumber ?? '',
    timeZone: user.timeZone,
    dayStartHour: String(user.dayStartHour),
    locale: user.locale,
  };
}

type Values = ReturnType<typeof valuesOf>;

/** Only what was changed: the family's list of acts tells everyone what a save changed. */
function changesOf(values: Values, before: Values) {
  const changed = (Object.keys(before) as (keyof Values)[]).filter((key) => values[key] !== before[key]);
  const { dayStartHour, phoneNumber, password, ...words } = Object.fromEntries(
    changed.map((key) => [key, values[key]]),
  ) as Partial<Values>;
  return {
    ...words,
    ...(words.email !== undefined && password && { password }),
    ...(phoneNumber !== undefined && { phoneNumber: phoneNumber.trim() || null }),
    ...(dayStartHour !== undefined && { dayStartHour: Number(dayStartHour) }),
  };
}

/** Edits the account. Validates nothing itself: the server does, and its answers stand at the fields (rules: sessions). */
export function ProfileDetails({ user, onClose }: { user: User; onClose: () => void }) {
  const utils = trpc.useUtils();
  // As it was when the form opened: what another device changes meanwhile is not taken back by a save here.
  const [before] = useState(() => valuesOf(user));
  const form = useForm({ name: 'profile', initialValues: before });

  const isOtherEmail = textKey(form.values.email) !== textKey(before.email);

  const { send, isSending } = useAct({
    call: trpc.account.updateProfile.useMutation().mutateAsync,
    done(saved, { email, locale }) {
      utils.account.me.setData(undefined, saved);
      if (locale !== undefined) turnTo(localeOf({ locale }, { locale: user.familyLocale }));
      onClose();
      return email === undefined ? text.updated : text.linkSent;
    },
    // Another clock moves missions to other days.
    refresh: [utils.account.me, utils.family, utils.home, utils.progress],
    failed: {
      title: text.failed,
      form,
      fieldOf: { EMAIL_TAKEN: 'email', PASSWORD_REQUIRED: 'password', BAD_CREDENTIALS: 'password' },
    },
  });

  return (
    <form noValidate onSubmit={form.onSubmit((values) => void send(changesOf(values, before)))}>
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput {...form.getInputProps('firstName')} {...PERSON.firstName} />
          <TextInput {...form.getInputProps('lastName')} {...PERSON.lastName} />
          <TextInput {...form.getInputProps('email')} {...PERSON.email} />
          <TextInput {...form.getInputProps('phoneNumber')} {...PERSON.phoneNumber} />
        </SimpleGrid>
        {isOtherEmail ? (
          <PasswordField
            {...form.getInputProps('password')}
            label={text.yourPassword}
            description={text.passwordForEmail}
            autoComplete="current-password"
          />
        ) : null}
        {user.pendingEmail ? <PendingEmail pending={user.pendingEmail} present={user.email} /> : null}
        <LanguageSelect
          label={languagesText.label}
          description={languagesText.ownHint}
          familyLocale={user.familyLocale}
          value={form.values.locale}
          onChange={(locale) => form.setFieldValue('locale', locale)}
        />
        {user.familyRole === 'helper' ? null : <FamilyClockFields form={form} timeZone={user.timeZone} />}
        <SaveFooter isSaving={isSending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** The whole family's clock: no matter of helpers (rules: members). */
function FamilyClockFields({ form, timeZone }: { form: UseFormReturnType<Values>; timeZone: string }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Select
        {...form.getInputProps('timeZone')}
        label={text.timeZone}
        description={text.timeZoneHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={timeZoneChoices(timeZone)}
        searchable
        // What is typed takes the place of the present choice, as in a search field.
        onClick={(event) => event.currentTarget.select()}
        allowDeselect={false}
        nothingFoundMessage={text.noZone}
        maxDropdownHeight={260}
        // Four hundred zones are drawn when they are looked at, not with every letter of a name.
        comboboxProps={{ keepMounted: false }}
      />
      <NativeSelect
        {...form.getInputProps('dayStartHour')}
        label={text.dayStart}
        description={text.dayStartHint}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={DAY_STARTS}
      />
    </SimpleGrid>
  );
}

/** The e-mail that waits until its link is opened, with a way to call it off. */
function PendingEmail({ pending, present }: { pending: string; present: string }) {
  const utils = trpc.useUtils();
  const { send, isSending } = useAct({
    call: trpc.account.updateProfile.useMutation().mutateAsync,
    done(user) {
      utils.account.me.setData(undefined, user);
      return text.changeCancelled;
    },
    failed: { title: text.failed },
  });
  return (
    <Alert color="sunshine" variant="light" radius="lg" title={text.pendingTitle}>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {text.pending(pending, present)}
      </Text>
      <Button
        mt="sm"
        size="xs"
        variant="default"
        loading={isSending}
        onClick={() => void send({ pendingEmail: null })}
      >
        {text.cancelChange}
      </Button>
    </Alert>
  );
}
