import { readApiError } from '@herohood/browser/api-error';
import { FAMILY_CODE_INPUT_LENGTH } from '@herohood/domain/account/code-input';
import { Alert, Anchor, Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Hint } from '../../layout/hint';
import { Icon } from '../../layout/icon';
import { PasswordField } from '../../layout/password-field';
import { trpc } from '../../lib/api';
import { siteSettings } from '../../lib/site-settings';
import { complain } from '../../lib/tell-form';
import { useAct } from '../../lib/use-act';
import { accountText as text } from '../../text/en/account';
import { LockNote } from './account-card';
import { checkSignUp, PERSON, type SignUpValues } from './check-forms';
import { ownTimeZone } from './time-zones';
import { useEnter } from './use-enter';
import { useLockout } from './use-lockout';

const EMPTY: SignUpValues = {
  ...{ firstName: '', lastName: '', email: '', password: '', confirmPassword: '' },
  ...{ phoneNumber: '', familyCode: '' },
};

interface Props {
  /** The token of an invitation's link. */
  invitation: string | null;
  /** It is used up, or turned out not to hold. */
  onInvitationEnd: () => void;
}

/** Creates a parent, and a family unless they are invited or give a family's code. */
export function SignUpForm({ invitation, onInvitationEnd }: Props) {
  const enter = useEnter();
  const { isSignUpOpen } = siteSettings();
  const register = trpc.account.register.useMutation();
  const lockout = useLockout();
  const form = useForm<SignUpValues>({ name: 'sign-up', initialValues: EMPTY });
  const isJoining = form.values.familyCode.trim() !== '';
  const wait = lockout.secondsFor(form.values.email);

  const { send, isSending } = useAct({
    async call({ confirmPassword: _, familyCode, phoneNumber, ...rest }: SignUpValues) {
      await register.mutateAsync({
        ...rest,
        phoneNumber: phoneNumber.trim() || null,
        timeZone: ownTimeZone(),
        ...(invitation ? { invitation } : isJoining ? { familyCode: familyCode.trim() } : {}),
      });
      if (invitation) onInvitationEnd();
      await enter();
    },
    done() {
      const { title, message, joining } = text.created;
      return { title, message: invitation ? text.invitation.joined : isJoining ? joining : message };
    },
    failed(error, { email }) {
      const { code } = readApiError(error);
      if (code === 'INVITATION_USED' || code === 'INVITATION_GONE') onInvitationEnd();
      lockout.note(error, email);
      const fieldOf = {
        EMAIL_TAKEN: 'email',
        UNKNOWN_FAMILY_CODE: 'familyCode',
        SIGN_UP_CLOSED: 'familyCode',
      };
      return { title: text.registerFailed, fallback: text.registerFallback, form, fieldOf };
    },
  });

  function submit(values: SignUpValues) {
    const complaint = checkSignUp(values);
    if (complaint) complain(form, complaint);
    else if (wait <= 0) void send(values);
  }

  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput {...form.getInputProps('firstName')} {...PERSON.firstName} withAsterisk />
          <TextInput {...form.getInputProps('lastName')} {...PERSON.lastName} withAsterisk />
        </SimpleGrid>
        <TextInput {...form.getInputProps('email')} {...PERSON.email} withAsterisk />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <PasswordField
            {...form.getInputProps('password')}
            label={text.password}
            placeholder={text.passwordHint}
            autoComplete="new-password"
            withAsterisk
          />
          <PasswordField
            {...form.getInputProps('confirmPassword')}
            label={text.confirmPassword}
            autoComplete="new-password"
            withAsterisk
          />
        </SimpleGrid>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput {...form.getInputProps('phoneNumber')} {...PERSON.phoneNumber} />
          {invitation ? null : (
            <TextInput
              {...form.getInputProps('familyCode')}
              onChange={(event) => form.setFieldValue('familyCode', event.currentTarget.value.toUpperCase())}
              label={isSignUpOpen ? `${text.familyCode} (${text.optional})` : text.familyCode}
              withAsterisk={!isSignUpOpen}
              description={text.familyCodeHint}
              inputWrapperOrder={['label', 'input', 'error', 'description']}
              dir="ltr"
              maxLength={FAMILY_CODE_INPUT_LENGTH}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </SimpleGrid>
        <WhatNext isInvited={invitation !== null} isJoining={isJoining || !isSignUpOpen} />
        <LockNote wait={wait} />
        <Button type="submit" size="md" fullWidth disabled={wait > 0} loading={isSending}>
          {text.signUp}
        </Button>
        <LegalNote />
      </Stack>
    </form>
  );
}

/** What becomes of whoever signs up: a member at once, somebody who waits, or the owner of a new family. */
function WhatNext({ isInvited, isJoining }: { isInvited: boolean; isJoining: boolean }) {
  const waits = isJoining && !isInvited;
  return (
    <Alert
      variant="light"
      color={waits ? 'purple' : 'turquoise'}
      p="sm"
      radius="lg"
      icon={<Icon name={waits ? 'clock' : 'heroes'} />}
    >
      {isInvited ? text.invitation.note : waits ? text.joinNote : text.codeNote}
    </Alert>
  );
}

/** The pages stand outside the console: a parent reads them in a tab of their own and keeps what was typed. */
function LegalNote() {
  const { before, terms, between, privacy } = text.legal;
  return (
    <Hint ta="center">
      {before}{' '}
      <Anchor underline="always" href="/terms" target="_blank" size="sm">
        {terms}
      </Anchor>{' '}
      {between}{' '}
      <Anchor underline="always" href="/privacy" target="_blank" size="sm">
        {privacy}
      </Anchor>
      .
    </Hint>
  );
}
