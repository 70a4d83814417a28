import { PIN_LENGTH } from '@herohood/domain/children/pin';
import type { Child } from '@herohood/domain/children/schema';
import { digitsOf } from '@herohood/domain/digits';
import { Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Dialog } from '../../layout/dialog';
import { SaveFooter } from '../../layout/dialog-footer';
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
    <Dialog opened onClose={onClose} title={text.loginTitle(hero.name)}>
      <form onSubmit={form.onSubmit(submit)} noValidate>
        <Stack>
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
          <Text size="sm" c="dimmed">
            {text.loginHint}
          </Text>
          <SaveFooter isSaving={isSaving} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
}
