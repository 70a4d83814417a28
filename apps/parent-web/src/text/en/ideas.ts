import { counted } from '@herohood/ui/text/counted';

/** The library of habits and rewards, and a family's own templates. */
export const ideasText = {
  open: 'Ideas',
  title: 'Ideas for habits',
  hint: 'Tick what suits you. Everything can be changed later.',
  load: 'the ideas',
  search: 'Find an idea',
  pack: 'Pack',
  all: 'All ideas',
  own: 'Your templates',
  age: 'Age',
  anyAge: 'All',
  bands: { '4-6': '4–6', '7-9': '7–9', '10-13': '10–13' },
  shown: (count: number) => counted(count, 'idea'),
  none: 'No idea fits. Try another pack or age.',
  noTemplates: 'No templates yet. Put a habit aside with "Save as template" in its menu.',
  have: 'You have it',
  adjust: (name: string) => `Adjust ${name} before adding it`,
  chooseAll: (count: number) => `Choose all ${count}`,
  chooseNone: 'Choose none',
  add: (count: number) => (count === 0 ? 'Add' : `Add ${counted(count, 'habit')}`),
  added: {
    title: 'Habits added',
    message: (count: number, names: string) =>
      names ? `${counted(count, 'habit')} for ${names}.` : `${counted(count, 'habit')}, for nobody yet.`,
  },
  failed: {
    title: 'Not everything was added',
    message: (names: string) => `Please try again: ${names}.`,
  },
  template: {
    save: 'Save as template',
    saved: { title: 'Template saved', message: (name: string) => `${name} stands under "Ideas" now.` },
    saveFailed: 'The template could not be saved.',
    remove: (name: string) => `Delete the template ${name}`,
    removeTitle: (name: string) => `Delete the template "${name}"?`,
    removeBody: 'Habits that began with it stay.',
    removeConfirm: 'Delete template',
    removed: { title: 'Template deleted', message: (name: string) => `${name} was removed.` },
    removeFailed: 'The template could not be deleted.',
  },
} as const;
