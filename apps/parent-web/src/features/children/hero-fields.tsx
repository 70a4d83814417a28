import { lazily } from '@herohood/browser/lazy-part';
import type { LookChoice } from '@herohood/domain/children/look';
import type { Locale } from '@herohood/domain/languages/locale';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import { Button, FileButton, Group, Input, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Icon } from '../../layout/icon';
import { toast } from '../../lib/toast';
import { childrenText as text } from '../../text/en/children';
import { avatarName, BASE_AVATARS, isBaseAvatar } from './avatars';
import { AgeField, HeroLanguage, LookField } from './hero-choices';
import classes from './hero-fields.module.css';
import { IMAGE_MAX_BYTES } from './hero-image';

const CropEditor = lazily(() => import('./crop-editor').then((part) => ({ default: part.CropEditor })));

export interface HeroValues {
  name: string;
  avatarType: string;
  avatarUrl: string | null;
  birthYear: number | null;
  /** Asked of heroes that there are: a new one begins with what fits their age. */
  look?: LookChoice;
  /** Asked of them as well. */
  locale?: Locale | null;
}

/** What a new hero begins with. */
export const NEW_HERO: HeroValues = { name: '', avatarType: 'robot', avatarUrl: null, birthYear: null };

/** Longer names of before still show, and may be shortened. */
const NAME_LETTERS = 30;

interface Props {
  values: HeroValues;
  onChange: (values: HeroValues) => void;
  /** What is said when Enter would send a form without a name: its button is disabled then. */
  nameRequired?: { title: string; message: string };
}

/** Name, age, look and own picture of a hero. */
export function HeroFields({ values, onChange, nameRequired = text.toasts.nameRequired }: Props) {
  // A hero who wears an avatar from the shop keeps it among the choices.
  const looks = isBaseAvatar(values.avatarType) ? BASE_AVATARS : [...BASE_AVATARS, values.avatarType];

  const [isNameMissed, setIsNameMissed] = useState(false);
  const [file, setFile] = useState<File | null>(null);

  function chooseImage(chosen: File | null) {
    if (!chosen) return;
    if (chosen.size > IMAGE_MAX_BYTES) toast.error(text.toasts.fileTooLarge);
    else setFile(chosen);
  }
  function removeImage() {
    setFile(null);
    onChange({ ...values, avatarUrl: null });
  }

  return (
    <Stack gap="lg">
      <TextInput
        label={text.name}
        placeholder={text.namePlaceholder}
        value={values.name}
        onChange={(event) => onChange({ ...values, name: event.currentTarget.value })}
        onKeyDown={({ key }) => {
          if (key !== 'Enter' || values.name.trim()) return;
          setIsNameMissed(true);
          toast.error(nameRequired);
        }}
        error={isNameMissed && !values.name.trim() ? nameRequired.message : undefined}
        maxLength={NAME_LETTERS}
        size="md"
        withAsterisk
        data-autofocus
      />
      <SimpleGrid
        type="container"
        cols={{ base: 1, '28rem': values.look ? 2 : 1 }}
        spacing="md"
        verticalSpacing="lg"
      >
        <AgeField birthYear={values.birthYear} onChange={(birthYear) => onChange({ ...values, birthYear })} />
        {values.look && <LookField look={values.look} onChange={(look) => onChange({ ...values, look })} />}
      </SimpleGrid>
      {values.locale !== undefined && (
        <HeroLanguage locale={values.locale} onChange={(locale) => onChange({ ...values, locale })} />
      )}
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
            <HeroArt avatarType={look} size={64} />
            <span>{avatarName(look)}</span>
          </label>
        ))}
      </fieldset>
      <Group gap="sm">
        {values.avatarUrl ? (
          <HeroArt
            avatarType={values.avatarType}
            avatarUrl={values.avatarUrl}
            size={64}
            crop="portrait"
            label={text.image}
          />
        ) : null}
        <div style={{ flex: '1 1 9rem', minWidth: 0 }}>
          <Group gap="xs">
            <FileButton
              onChange={chooseImage}
              accept="image/*"
              inputProps={{ 'aria-label': text.chooseImage }}
            >
              {(props) => (
                <Button {...props} variant="default" size="sm" leftSection={<Icon name="camera" size={18} />}>
                  {text.chooseImage}
                </Button>
              )}
            </FileButton>
            {values.avatarUrl ? (
              <Button variant="subtle" color="coral" size="sm" onClick={removeImage}>
                {text.removeImage}
              </Button>
            ) : null}
          </Group>
          <Text size="xs" c="dimmed" mt={4}>
            {text.imageHint}
          </Text>
        </div>
      </Group>
      {file ? (
        <CropEditor
          file={file}
          onCrop={(avatarUrl) => onChange({ ...values, avatarUrl })}
          onUnreadable={() => {
            setFile(null);
            toast.error({ title: text.toasts.error, message: text.toasts.imageInvalid });
          }}
        />
      ) : null}
    </Stack>
  );
}
