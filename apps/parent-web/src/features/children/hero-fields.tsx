import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, FileButton, Group, Input, Stack, Text, TextInput } from '@mantine/core';
import { Icon } from '../../layout/icon';
import { toast } from '../../lib/toast';
import { childrenText as text } from '../../text/en/children';
import { avatarName, BASE_AVATARS, isBaseAvatar } from './avatars';
import classes from './hero-fields.module.css';
import { IMAGE_MAX_BYTES, readAsDataUrl } from './hero-image';

export interface HeroValues {
  name: string;
  avatarType: string;
  avatarUrl: string | null;
}

interface Props {
  values: HeroValues;
  onChange: (values: HeroValues) => void;
  nameError?: string | undefined;
}

/** Name, look and own picture of a hero. */
export function HeroFields({ values, onChange, nameError }: Props) {
  // A hero who wears an avatar from the shop keeps it among the choices.
  const looks = isBaseAvatar(values.avatarType) ? BASE_AVATARS : [...BASE_AVATARS, values.avatarType];

  async function chooseImage(file: File | null) {
    if (!file) return;
    if (file.size > IMAGE_MAX_BYTES) {
      toast.error(text.toasts.fileTooLarge);
      return;
    }
    try {
      onChange({ ...values, avatarUrl: await readAsDataUrl(file) });
    } catch {
      toast.error({ title: text.toasts.error, message: text.toasts.imageInvalid });
    }
  }

  return (
    <Stack gap="lg">
      <TextInput
        label={text.name}
        placeholder={text.namePlaceholder}
        value={values.name}
        onChange={(event) => onChange({ ...values, name: event.currentTarget.value })}
        error={nameError}
        maxLength={80}
        size="md"
        withAsterisk
        data-autofocus
      />
      <fieldset className={classes.looks}>
        <Input.Label component="legend" size="md">
          {text.avatar}
        </Input.Label>
        {looks.map((look) => (
          <label key={look} className={classes.look}>
            <input
              type="radio"
              name="avatarType"
              value={look}
              checked={values.avatarType === look}
              onChange={() => onChange({ ...values, avatarType: look })}
            />
            <HeroArt avatarType={look} size={76} />
            <span>{avatarName(look)}</span>
          </label>
        ))}
      </fieldset>
      <Group gap="sm" wrap="nowrap">
        {values.avatarUrl ? <HeroArt {...values} size={64} crop="portrait" label={text.image} /> : null}
        <div>
          <Group gap="xs">
            <FileButton
              onChange={(file) => void chooseImage(file)}
              accept="image/*"
              inputProps={{ 'aria-label': text.chooseImage }}
            >
              {(props) => (
                <Button {...props} variant="default" size="sm" leftSection={<Icon name="plus" size={16} />}>
                  {text.chooseImage}
                </Button>
              )}
            </FileButton>
            {values.avatarUrl ? (
              <Button
                variant="subtle"
                color="coral"
                size="sm"
                onClick={() => onChange({ ...values, avatarUrl: null })}
              >
                {text.removeImage}
              </Button>
            ) : null}
          </Group>
          <Text size="xs" c="dimmed" mt={4}>
            {text.imageHint}
          </Text>
        </div>
      </Group>
    </Stack>
  );
}
