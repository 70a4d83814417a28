import { textKey } from '@herohood/domain/text-key';
import { Anchor, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormDialog } from '../../layout/form-dialog';
import { PasswordField } from '../../layout/password-field';
import { trpc } from '../../lib/api';
import { siteSettings } from '../../lib/site-settings';
import { useAct } from '../../lib/use-act';
import { familyText } from '../../text/en/family';
import classes from './family.module.css';
import { EXPORT } from './share-buttons';

const text = familyText.erasing;

interface Props {
  /** Password managers learn here whose password is asked for. */
  email: string;
  onErased: () => void;
  onClose: () => void;
}

/** The last question before everything goes: it names what is lost, and wants the password and a typed word. */
export function EraseDialog({ email, onErased, onClose }: Props) {
  const form = useForm({ name: 'erase', initialValues: { password: '', word: '' } });
  const { password, word } = form.values;
  const isSure = password !== '' && textKey(word) === textKey(text.word);

  const { send, isSending } = useAct({
    call: trpc.account.eraseFamily.useMutation().mutateAsync,
    done: onErased,
    failed: { title: text.failed, form, fieldOf: { BAD_CREDENTIALS: 'password' } },
  });

  return (
    <FormDialog
      asks={false}
      title={text.title}
      role="alertdialog"
      aria-label={text.title}
      size="lg"
      send={text.confirm}
      color="coral"
      isOff={!isSure}
      isSaving={isSending}
      onSubmit={form.onSubmit(() => void (isSure && send({ password })))}
      onClose={onClose}
    >
      <div>
        <Text fw={700}>{text.body}</Text>
        <ul className={classes.losses}>
          {[...text.losses, ...(siteSettings().billing === 'off' ? [] : [text.lossOfPlan])].map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      </div>
      <Anchor {...EXPORT} size="sm" w="fit-content">
        {text.exportFirst}
      </Anchor>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.getInputProps('password')}
        label={text.password}
        autoComplete="current-password"
        data-autofocus
      />
      <TextInput
        {...form.getInputProps('word')}
        label={text.wordLabel(text.word)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </FormDialog>
  );
}
