import { counted } from '@herohood/ui/text/counted';

/** The library of habits and rewards, and a family's own templates. */
export const ideasText = {
  open: 'Ideas',
  title: 'Ideas for habits',
  hint: 'Pick what suits you. You can change everything later.',
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
  noTemplates: 'No templates yet. Save a habit as one with "Save as template" in its menu.',
  have: 'You already have it',
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
    saved: { title: 'Template saved', message: (name: string) => `${name} is under "Ideas" now.` },
    saveFailed: 'The template could not be saved.',
    remove: (name: string) => `Delete the template ${name}`,
    removeTitle: (name: string) => `Delete the template "${name}"?`,
    removeBody: 'Habits made from it stay.',
    removeConfirm: 'Delete template',
    removed: { title: 'Template deleted', message: (name: string) => `${name} was removed.` },
    removeFailed: 'The template could not be deleted.',
  },
} as const;
