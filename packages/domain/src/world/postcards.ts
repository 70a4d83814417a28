import type { FindSet } from './find-sets';

/** The places that a hero travels to; each trip brings a card from one (rules: trips). */
export const POSTCARDS: FindSet = {
  id: 'postcards',
  name: 'Postcards',
  finds: [
    { id: 'postcards-castle', name: 'The castle', art: 'castle' },
    { id: 'postcards-japanese-castle', name: 'The white castle', art: 'japanese-castle' },
    { id: 'postcards-snow-capped-mountain', name: 'The snowy mountain', art: 'snow-capped-mountain' },
    { id: 'postcards-mountain', name: 'The green mountain', art: 'mountain' },
    { id: 'postcards-desert-island', name: 'The island', art: 'desert-island' },
    { id: 'postcards-beach-with-umbrella', name: 'The beach', art: 'beach-with-umbrella' },
    { id: 'postcards-camping', name: 'The camp', art: 'camping' },
    { id: 'postcards-volcano', name: 'The sleeping volcano', art: 'volcano' },
    { id: 'postcards-national-park', name: 'The river valley', art: 'national-park' },
    { id: 'postcards-desert', name: 'The dunes', art: 'desert' },
    { id: 'postcards-ferris-wheel', name: 'The big wheel', art: 'ferris-wheel' },
    { id: 'postcards-carousel-horse', name: 'The carousel', art: 'carousel-horse' },
    { id: 'postcards-roller-coaster', name: 'The roller coaster', art: 'roller-coaster' },
    { id: 'postcards-circus-tent', name: 'The circus', art: 'circus-tent' },
    { id: 'postcards-bridge-at-night', name: 'The long bridge', art: 'bridge-at-night' },
    { id: 'postcards-fountain', name: 'The fountain', art: 'fountain' },
    { id: 'postcards-sunrise-over-mountains', name: 'The sunrise', art: 'sunrise-over-mountains' },
    { id: 'postcards-cityscape-at-dusk', name: 'The city', art: 'cityscape-at-dusk' },
    { id: 'postcards-night-with-stars', name: 'The night of stars', art: 'night-with-stars' },
    { id: 'postcards-locomotive', name: 'The steam train', art: 'locomotive' },
    { id: 'postcards-hot-springs', name: 'The hot spring', art: 'hot-springs' },
    { id: 'postcards-house-with-garden', name: 'The farm', art: 'house-with-garden' },
    { id: 'postcards-aerial-tramway', name: 'The cable car', art: 'aerial-tramway' },
    { id: 'postcards-rainbow', name: 'The end of the rainbow', art: 'rainbow' },
  ],
};

/** What a hero tells of a trip: two or three sentences to be read aloud, and the place that the postcard shows. */
export interface Story {
  id: string;
  /** The id of a postcard. */
  postcard: string;
  text: string;
}
