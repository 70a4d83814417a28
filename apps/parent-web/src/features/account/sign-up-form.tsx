import { Alert, Button, PasswordInput, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { trpc } from '../../lib/api';
import { fieldErrorsOf, messageOf } from '../../lib/api-error';
import { toast } from '../../lib/toast';
import { accountText as text } from '../../text/en/account';
import { checkSignUp, type SignUpValues } from './check-forms';
import { useEnter } from './use-enter';

/** Family codes are six characters; inputs accept up to eight (ruling R2). */
const CODE_MAX = 8;

const EMPTY: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  confirmPassword: '',
  familyCode: '',
};

/** Creates a parent, and a family unless a family code is given. */
export function SignUpForm() {
  const enter = useEnter();
  const register = trpc.account.register.useMutation();
  const form = useForm<SignUpValues>({ initialValues: EMPTY });

  async function submit(values: SignUpValues) {
    const complaint = checkSignUp(values);
    if (complaint) {
      form.setErrors(complaint.fields);
      toast.error(complaint.toast);
      return;
    }
    const { confirmPassword: _, familyCode, phoneNumber, ...rest } = values;
    try {
      await register.mutateAsync({
        ...rest,
        phoneNumber: phoneNumber.trim() || null,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(familyCode.trim() ? { familyCode: familyCode.trim() } : {}),
      });
      await enter();
      toast.success(text.created);
    } catch (error) {
      form.setErrors(fieldErrorsOf(error));
      toast.error({ title: text.registerFailed, message: messageOf(error, text.registerFallback) });
    }
  }

  const showToggle = { 'aria-label': text.showPassword, tabIndex: 0 };
  return (
    <form noValidate onSubmit={form.onSubmit(submit)}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            {...form.getInputProps('firstName')}
            label={text.firstName}
            autoComplete="given-name"
            withAsterisk
          />
          <TextInput
            {...form.getInputProps('lastName')}
            label={text.lastName}
            autoComplete="family-name"
            withAsterisk
          />
        </SimpleGrid>
        <TextInput
          {...form.getInputProps('email')}
          type="email"
          label={text.email}
          autoComplete="email"
          withAsterisk
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <PasswordInput
            {...form.getInputProps('password')}
            label={text.password}
            placeholder={text.passwordHint}
            autoComplete="new-password"
            withAsterisk
            visibilityToggleButtonProps={showToggle}
          />
          <PasswordInput
            {...form.getInputProps('confirmPassword')}
            label={text.confirmPassword}
            autoComplete="new-password"
            withAsterisk
            visibilityToggleButtonProps={showToggle}
          />
        </SimpleGrid>
        <TextInput
          {...form.getInputProps('phoneNumber')}
          type="tel"
          label={`${text.phone} (${text.optional})`}
          autoComplete="tel"
        />
        <TextInput
          {...form.getInputProps('familyCode')}
          onChange={(event) => form.setFieldValue('familyCode', event.currentTarget.value.toUpperCase())}
          label={`${text.familyCode} (${text.optional})`}
          description={text.familyCodeHint}
          maxLength={CODE_MAX}
          autoComplete="off"
          spellCheck={false}
        />
        <Alert variant="light" color="turquoise" p="sm">
          {text.codeNote}
        </Alert>
        <Button type="submit" size="md" fullWidth loading={register.isPending}>
          {text.signUp}
        </Button>
      </Stack>
    </form>
  );
}
