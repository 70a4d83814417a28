import * as z from 'zod';
import { ALL_LOCALES } from './locale';

/** A language by its exact id. Which of them this server offers, the act looks at (rules: languages). */
export const localeSchema = z
  .enum(ALL_LOCALES, 'Please choose one of the languages that there are.')
  .meta({ id: 'Locale' });
