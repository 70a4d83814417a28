import { plural, t } from '@lingui/core/macro';

/** The library of habits and rewards, and a family's own templates. */
export const ideasText = {
  open: t`Ideas`,
  title: t`Ideas for habits`,
  hint: t`Pick what suits you. You can change everything later.`,
  load: t`the ideas`,
  search: t`Find an idea`,
  pack: t`Pack`,
  all: t`All ideas`,
  own: t`Your templates`,
  age: t`Age`,
  anyAge: t`All`,
  bands: { '4-6': '4–6', '7-9': '7–9', '10-13': '10–13' },
  shown: (count: number) => plural(count, { one: '# idea', other: '# ideas' }),
  none: t`No idea fits. Try another pack or age.`,
  noTemplates: t`No templates yet. Save a habit as one with "Save as template" in its menu.`,
  have: t`You already have it`,
  adjust: (name: string) => t`Adjust ${name} before adding it`,
  chooseAll: (count: number) => t`Choose all ${count}`,
  chooseNone: t`Choose none`,
  add: (count: number) =>
    count === 0 ? t`Add` : t`Add ${plural(count, { one: '# habit', other: '# habits' })}`,
  added: {
    title: t`Habits added`,
    message: (count: number, names: string) =>
      names
        ? t`${plural(count, { one: '# habit', other: '# habits' })} for ${names}.`
        : t`${plural(count, { one: '# habit', other: '# habits' })}, for nobody yet.`,
  },
  failed: {
    title: t`Not everything was added`,
    message: (names: string) => t`Please try again: ${names}.`,
  },
  template: {
    save: t`Save as template`,
    saved: { title: t`Template saved`, message: (name: string) => t`${name} is under "Ideas" now.` },
    saveFailed: t`The template could not be saved.`,
    remove: (name: string) => t`Delete the template ${name}`,
    removeTitle: (name: string) => t`Delete the template "${name}"?`,
    removeBody: t`Habits made from it stay.`,
    removeConfirm: t`Delete template`,
    removed: { title: t`Template deleted`, message: (name: string) => t`${name} was removed.` },
    removeFailed: t`The template could not be deleted.`,
  },
} as const;
