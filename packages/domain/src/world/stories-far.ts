/** What a hero tells of castles, mountains, islands and the big wheel (rules: trips): each by the place that its card shows, and a number. */
export const FAR_STORIES: Readonly<Record<string, string>> = {
  'castle-1':
    'I knocked at a castle gate, and it opened with a very long squeak. Inside, a knight was looking for his left boot. We found it under the dragon, who was using it as a pillow.',
  'castle-2':
    'I climbed two hundred steps to the top of the tower. From up there the people looked like ants. One ant waved at me, so I waved back.',
  'castle-3':
    'The castle cook let me stir the biggest pot in the world. I needed both arms and a run-up. The soup was pea, and it was good.',
  'japanese-castle-1':
    'There was a white castle with a roof like folded paper. An old gardener showed me how to rake stones into waves. Mine looked like spaghetti, and he said that was a wave, too.',
  'japanese-castle-2':
    'In the castle garden I crossed a round red bridge. Fat golden fish came up to look at me. I think they were telling each other jokes.',
  'snow-capped-mountain-1':
    'I walked up until the snow began. My footprints were the only ones there. On the way back I stepped in each one again, to keep them company.',
  'snow-capped-mountain-2':
    'A mountain goat showed me the short way up. It was short, but it was also straight up. We slid down together on my backpack.',
  'snow-capped-mountain-3':
    'At the top I called hello. The mountain called hello back, three times. It was very polite.',
  'mountain-1':
    'I followed a stream to the place where it begins. It begins as one drop on one leaf. I said thank you to the leaf.',
  'mountain-2':
    'I met a marmot who whistles when somebody comes. We practiced together. Now I can whistle two notes, and one is right.',
  'desert-island-1':
    'My raft came to an island with one tree. Under the tree was a box, and in the box was a smaller box. I left the smallest one for the next visitor.',
  'desert-island-2':
    'A parrot on the island repeated everything I said. So I said only nice things. We both had a lovely day.',
  'desert-island-3':
    'I built a house from driftwood and leaves. A crab moved in before I had finished. It pays its rent in shells.',
  'beach-with-umbrella-1':
    'The sea was drawing lines in the sand and wiping them away. I drew a hero. The sea left that one alone.',
  'beach-with-umbrella-2':
    'I dug a hole so deep that it filled with water by itself. A tiny fish swam in and looked around. Then I opened the wall, and it swam home.',
  'beach-with-umbrella-3':
    'I found a bottle with a letter in it. It said: hello, whoever you are. I wrote hello back and threw it as far as I could.',
  'camping-1':
    'I slept in a tent, and all night something went crunch outside. In the morning it was only a hedgehog with a leaf on its back. It had the best breakfast of us all.',
  'camping-2':
    'We sat around a fire and told stories. Mine was about missions. Everybody wanted to hear the end.',
  'camping-3':
    'I learned to tie three knots. One holds a boat, one holds a swing, and one I cannot open any more.',
  'volcano-1':
    'The volcano was asleep, and it snored little clouds. I tiptoed all the way around it. Warm stones are very good for tired feet.',
  'volcano-2':
    'I met a lizard who lives on the warm side of the volcano. It never needs a coat. It asked me what snow is, and I told it.',
  'national-park-1':
    'A moose stood in the river and did not mind me at all. We looked at the water together. Nobody said a word, and it was the best talk of the day.',
  'national-park-2':
    'I counted bears from far away. There were three: a big one, a middle one and a small one. They had no porridge with them.',
  'national-park-3':
    'The ranger gave me her hat for an hour. I told everyone to stay on the path. Even the ducks did.',
  'desert-1':
    'The sand was singing when the wind came. I hummed along. At night it grew cold, and there were more stars than sand.',
  'desert-2':
    'A camel let me ride on the front hump. It knows every well by heart. I know one now, and I will not forget it.',
  'ferris-wheel-1':
    'From the top of the big wheel I could see our house. It was as small as a crumb. I am sure that somebody there was waving.',
  'ferris-wheel-2':
    'The big wheel stopped when I was right at the top. So I ate my sandwich there. It was the highest sandwich of my life.',
  'ferris-wheel-3':
    'I shared my seat with a pigeon. It could have flown up for free. It said the company was better this way.',
  'carousel-horse-1':
    'I rode a wooden horse with a golden mane. It never moves its legs, and still it won every race. We came in first eleven times.',
};
