import type { Child } from '@herohood/domain/children/schema';
import { useState } from 'react';
import { FormDialog } from '../../layout/form-dialog';
import { childrenText as text } from '../../text/en/children';
import { HeroFields, type HeroValues, NEW_HERO } from './hero-fields';
import { lookChosenFor, useSaveHero } from './use-save-hero';

const valuesOf = (hero: Child): HeroValues => ({
  ...{ name: hero.name, avatarType: hero.avatarType, avatarUrl: hero.avatarUrl },
  ...{ birthYear: hero.birthYear ?? null, look: lookChosenFor(hero), locale: hero.locale },
});

/** Creates a hero, or edits the given one. */
export function HeroDialog({ hero, onClose }: { hero?: Child | undefined; onClose: () => void }) {
  const [values, setValues] = useState(hero ? valuesOf(hero) : NEW_HERO);
  const { saveHero, isSaving } = useSaveHero(hero);

  async function submit() {
    if (await saveHero(values)) onClose();
  }

  return (
    <FormDialog
      title={hero ? text.dialogs.edit(hero.name) : text.dialogs.create}
      size="lg"
      send={hero ? undefined : text.create}
      isOff={!values.name.trim()}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
    >
      <HeroFields
        values={values}
        onChange={setValues}
        {...(hero ? { nameRequired: text.toasts.nameRequiredToEdit } : {})}
      />
    </FormDialog>
  );
}
