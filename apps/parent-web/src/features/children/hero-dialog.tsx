import type { Child } from '@herohood/domain/children/schema';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../layout/dialog';
import { DialogFooter } from '../../layout/dialog-footer';
import { appText } from '../../text/en/app';
import { childrenText as text } from '../../text/en/children';
import { HeroFields, type HeroValues, NEW_HERO } from './hero-fields';
import { lookChosenFor, useSaveHero } from './use-save-hero';

/** Creates a hero, or edits the given one. */
export function HeroDialog({ hero, onClose }: { hero?: Child | undefined; onClose: () => void }) {
  const [values, setValues] = useState<HeroValues>(
    hero
      ? {
          ...{ name: hero.name, avatarType: hero.avatarType },
          ...{ avatarUrl: hero.avatarUrl, birthYear: hero.birthYear ?? null, look: lookChosenFor(hero) },
          locale: hero.locale,
        }
      : NEW_HERO,
  );
  const { saveHero, isSaving } = useSaveHero(hero);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await saveHero(values)) onClose();
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={hero ? text.dialogs.edit(hero.name) : text.dialogs.create}
      size="lg"
    >
      <form onSubmit={(event) => void submit(event)} noValidate>
        <HeroFields
          values={values}
          onChange={setValues}
          {...(hero ? { nameRequired: text.toasts.nameRequiredToEdit } : {})}
        />
        <DialogFooter>
          <Button variant="default" onClick={onClose}>
            {appText.cancel}
          </Button>
          <Button type="submit" disabled={!values.name.trim()} loading={isSaving}>
            {hero ? appText.save : text.create}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  );
}
