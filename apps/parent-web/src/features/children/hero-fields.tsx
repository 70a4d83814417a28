import { lazily } from '@herohood/browser/lazy-part';
import { ageIn, birthYears } from '@herohood/domain/children/age';
import { LOOK_CHOICES, type LookChoice } from '@herohood/domain/children/look';
import type { Locale } from '@herohood/domain/languages/locale';
import { HeroArt } from '@herohood/ui/hero-art/hero-art';
import {
  Box,
  Button,
  FileButton,
  Group,
  Input,
  NativeSelect,
  SimpleGrid,
  Stack,
  TextInput,
} from '@mantine/core';
import { useState } from 'react';
import { ActButton } from '../../layout/act-button';
import { FieldHint } from '../../layout/hint';
import { LanguageSelect } from '../../layout/language-select';
import { toast } from '../../lib/toast';
import { useFamilyYear, useUser } from '../../lib/use-user';
import { childrenText as text } from '../../text/en/children';
import { languagesText } from '../../text/en/languages';
import { avatarName, BASE_AVATARS, isBaseAvatar } from './avatars';
import classes from './hero-fields.module.css';
import { IMAGE_MAX_BYTES } from './hero-image';

const CropEditor = lazily(async () => (await import('./crop-editor')).CropEditor);

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
  const { user } = useUser();
  const { appLook } = text;
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
        {values.look && (
          <NativeSelect
            label={appLook.label}
            description={appLook.hints[values.look]}
            size="md"
            value={values.look}
            onChange={({ currentTarget: { value } }) =>
              onChange({ ...values, look: LOOK_CHOICES.find((choice) => choice === value) ?? 'auto' })
            }
            data={LOOK_CHOICES.map((value) => ({ value, label: appLook.choices[value] }))}
          />
        )}
      </SimpleGrid>
      {values.locale !== undefined && (
        <LanguageSelect
          label={languagesText.label}
          description={languagesText.heroHint}
          size="md"
          familyLocale={user?.familyLocale ?? 'en'}
          value={values.locale}
          onChange={(locale) => onChange({ ...values, locale })}
        />
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
        <Box flex="1 1 9rem" miw={0}>
          <Group gap="xs">
            <FileButton
              onChange={chooseImage}
              accept="image/*"
              inputProps={{ 'aria-label': text.chooseImage }}
            >
              {(props) => (
                <ActButton {...props} variant="default" size="sm" icon="camera">
                  {text.chooseImage}
                </ActButton>
              )}
            </FileButton>
            {values.avatarUrl ? (
              <Button variant="subtle" color="coral" size="sm" onClick={removeImage}>
                {text.removeImage}
              </Button>
            ) : null}
          </Group>
          <FieldHint>{text.imageHint}</FieldHint>
        </Box>
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

interface AgeProps {
  birthYear: number | null;
  onChange: (birthYear: number | null) => void;
}

/** How old a hero is. What is kept is the year of birth, so that nobody has to come back each year. */
function AgeField({ birthYear, onChange }: AgeProps) {
  const year = useFamilyYear();
  const { from, until } = birthYears(year);
  const years = Array.from({ length: until - from + 1 }, (_, age) => until - age);
  // Who has grown out of the list keeps their year.
  const known = birthYear === null || years.includes(birthYear) ? years : [...years, birthYear];
  return (
    <NativeSelect
      label={text.age}
      description={text.ageHint}
      size="md"
      value={birthYear === null ? '' : String(birthYear)}
      onChange={({ currentTarget: { value } }) => onChange(value === '' ? null : Number(value))}
      data={[
        { value: '', label: text.ageUnknown },
        ...known.map((each) => ({ value: String(each), label: text.years(ageIn(year, each) ?? 0) })),
      ]}
    />
  );
}
