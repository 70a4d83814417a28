import type { Story } from './postcards';

/** What a hero tells of castles, mountains, islands and the big wheel (rules: trips). */
export const FAR_STORIES: readonly Story[] = [
  {
    id: 'castle-1',
    postcard: 'postcards-castle',
    text: 'I knocked at a castle gate, and it opened with a very long squeak. Inside, a knight was looking for his left boot. We found it under the dragon, who was using it as a pillow.',
  },
  {
    id: 'castle-2',
    postcard: 'postcards-castle',
    text: 'I climbed two hundred steps to the top of the tower. From up there the people looked like ants. One ant waved at me, so I waved back.',
  },
  {
    id: 'castle-3',
    postcard: 'postcards-castle',
    text: 'The castle cook let me stir the biggest pot in the world. I needed both arms and a run-up. The soup was pea, and it was good.',
  },
  {
    id: 'japanese-castle-1',
    postcard: 'postcards-japanese-castle',
    text: 'There was a white castle with a roof like folded paper. An old gardener showed me how to rake stones into waves. Mine looked like spaghetti, and he said that was a wave, too.',
  },
  {
    id: 'japanese-castle-2',
    postcard: 'postcards-japanese-castle',
    text: 'In the castle garden I crossed a round red bridge. Fat golden fish came up to look at me. I think they were telling each other jokes.',
  },
  {
    id: 'snow-capped-mountain-1',
    postcard: 'postcards-snow-capped-mountain',
    text: 'I walked up until the snow began. My footprints were the only ones there. On the way back I stepped in each one again, to keep them company.',
  },
  {
    id: 'snow-capped-mountain-2',
    postcard: 'postcards-snow-capped-mountain',
    text: 'A mountain goat showed me the short way up. It was short, but it was also straight up. We slid down together on my backpack.',
  },
  {
    id: 'snow-capped-mountain-3',
    postcard: 'postcards-snow-capped-mountain',
    text: 'At the top I called hello. The mountain called hello back, three times. It was very polite.',
  },
  {
    id: 'mountain-1',
    postcard: 'postcards-mountain',
    text: 'I followed a stream to the place where it begins. It begins as one drop on one leaf. I said thank you to the leaf.',
  },
  {
    id: 'mountain-2',
    postcard: 'postcards-mountain',
    text: 'I met a marmot who whistles when somebody comes. We practiced together. Now I can whistle two notes, and one is right.',
  },
  {
    id: 'desert-island-1',
    postcard: 'postcards-desert-island',
    text: 'My raft came to an island with one tree. Under the tree was a box, and in the box was a smaller box. I left the smallest one for the next visitor.',
  },
  {
    id: 'desert-island-2',
    postcard: 'postcards-desert-island',
    text: 'A parrot on the island repeated everything I said. So I said only nice things. We both had a lovely day.',
  },
  {
    id: 'desert-island-3',
    postcard: 'postcards-desert-island',
    text: 'I built a house from driftwood and leaves. A crab moved in before I had finished. It pays its rent in shells.',
  },
  {
    id: 'beach-with-umbrella-1',
    postcard: 'postcards-beach-with-umbrella',
    text: 'The sea was drawing lines in the sand and wiping them away. I drew a hero. The sea left that one alone.',
  },
  {
    id: 'beach-with-umbrella-2',
    postcard: 'postcards-beach-with-umbrella',
    text: 'I dug a hole so deep that it filled with water by itself. A tiny fish swam in and looked around. Then I opened the wall, and it swam home.',
  },
  {
    id: 'beach-with-umbrella-3',
    postcard: 'postcards-beach-with-umbrella',
    text: 'I found a bottle with a letter in it. It said: hello, whoever you are. I wrote hello back and threw it as far as I could.',
  },
  {
    id: 'camping-1',
    postcard: 'postcards-camping',
    text: 'I slept in a tent, and all night something went crunch outside. In the morning it was only a hedgehog with a leaf on its back. It had the best breakfast of us all.',
  },
  {
    id: 'camping-2',
    postcard: 'postcards-camping',
    text: 'We sat around a fire and told stories. Mine was about missions. Everybody wanted to hear the end.',
  },
  {
    id: 'camping-3',
    postcard: 'postcards-camping',
    text: 'I learned to tie three knots. One holds a boat, one holds a swing, and one I cannot open any more.',
  },
  {
    id: 'volcano-1',
    postcard: 'postcards-volcano',
    text: 'The volcano was asleep, and it snored little clouds. I tiptoed all the way around it. Warm stones are very good for tired feet.',
  },
  {
    id: 'volcano-2',
    postcard: 'postcards-volcano',
    text: 'I met a lizard who lives on the warm side of the volcano. It never needs a coat. It asked me what snow is, and I told it.',
  },
  {
    id: 'national-park-1',
    postcard: 'postcards-national-park',
    text: 'A moose stood in the river and did not mind me at all. We looked at the water together. Nobody said a word, and it was the best talk of the day.',
  },
  {
    id: 'national-park-2',
    postcard: 'postcards-national-park',
    text: 'I counted bears from far away. There were three: a big one, a middle one and a small one. They had no porridge with them.',
  },
  {
    id: 'national-park-3',
    postcard: 'postcards-national-park',
    text: 'The ranger gave me her hat for an hour. I told everyone to stay on the path. Even the ducks did.',
  },
  {
    id: 'desert-1',
    postcard: 'postcards-desert',
    text: 'The sand was singing when the wind came. I hummed along. At night it grew cold, and there were more stars than sand.',
  },
  {
    id: 'desert-2',
    postcard: 'postcards-desert',
    text: 'A camel let me ride on the front hump. It knows every well by heart. I know one now, and I will not forget it.',
  },
  {
    id: 'ferris-wheel-1',
    postcard: 'postcards-ferris-wheel',
    text: 'From the top of the big wheel I could see our house. It was as small as a crumb. I am sure that somebody there was waving.',
  },
  {
    id: 'ferris-wheel-2',
    postcard: 'postcards-ferris-wheel',
    text: 'The big wheel stopped when I was right at the top. So I ate my sandwich there. It was the highest sandwich of my life.',
  },
  {
    id: 'ferris-wheel-3',
    postcard: 'postcards-ferris-wheel',
    text: 'I shared my seat with a pigeon. It could have flown up for free. It said the company was better this way.',
  },
  {
    id: 'carousel-horse-1',
    postcard: 'postcards-carousel-horse',
    text: 'I rode a wooden horse with a golden mane. It never moves its legs, and still it won every race. We came in first eleven times.',
  },
];
