import { PIN_LENGTH } from '@herohood/domain/children/pin';
import type { Child } from '@herohood/domain/children/schema';
import { digitsOf } from '@herohood/domain/digits';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormDialog } from '../../layout/form-dialog';
import { Hint } from '../../layout/hint';
import { childrenText as text } from '../../text/en/children';
import { useSetLogin } from './use-login';

/** Edits a hero's username and PIN. A new PIN ends a login lock at once (rules: sign-in limits). */
export function LoginDialog({ hero, onClose }: { hero: Child; onClose: () => void }) {
  const form = useForm({
    name: 'login',
    initialValues: { username: hero.username ?? '', pin: hero.pin ?? '' },
  });
  const { setLogin, isSaving } = useSetLogin(form);

  async function submit(values: typeof form.values) {
    if (await setLogin({ id: hero.id, ...values })) onClose();
  }

  return (
    <FormDialog
      title={text.loginTitle(hero.name)}
      isSaving={isSaving}
      onSubmit={form.onSubmit(submit)}
      onClose={onClose}
    >
      <TextInput
        {...form.getInputProps('username')}
        label={text.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        data-autofocus
      />
      <TextInput
        {...form.getInputProps('pin')}
        label={text.pin}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('pin', digitsOf(value).slice(0, PIN_LENGTH))
        }
        inputMode="numeric"
        autoComplete="off"
      />
      <Hint>{text.loginHint}</Hint>
    </FormDialog>
  );
}
