/** What a hero tells of fairs, bridges, skies, trains and farms (rules: trips): each by the place that its card shows, and a number. */
export const NEAR_STORIES: Readonly<Record<string, string>> = {
  'carousel-horse-2':
    'The carousel man let me choose the music. I chose the fast one. My ears are still turning.',
  'roller-coaster-1':
    'Up, up, up, and then my tummy stayed at the top. It came down a little later. We went again, all of me.',
  'roller-coaster-2':
    'I kept my eyes shut the first time. The second time I opened one. The third time I opened both, and it was wonderful.',
  'circus-tent-1':
    'The clown had lost his nose, so I lent him a tomato. Nobody noticed. He gave me half of it back.',
  'circus-tent-2':
    'I walked on the rope. It was lying on the ground, but the whole circus clapped. Tomorrow they will lift it by a finger.',
  'circus-tent-3':
    'I carried the hoops for the acrobats. They jumped through every one. One jumped through twice, because it was her birthday.',
  'bridge-at-night-1':
    'I walked across the longest bridge with all its lights on. In the middle the wind tried to take my hat. I held it with both hands and we both laughed.',
  'bridge-at-night-2':
    'Under the bridge a boat went by with music on it. Somebody was dancing alone on the deck. I danced along, up here.',
  'fountain-1':
    'I found a fountain that jumps when you clap. Clap once, a small jump. I clapped a whole song, and then I was wet.',
  'fountain-2': 'There were wishes lying in the fountain, one coin each. I did not touch them. I added mine.',
  'sunrise-over-mountains-1':
    'I got up so early that the birds were still yawning. The sun came out slowly, as if it was peeking. I was the first one it saw.',
  'sunrise-over-mountains-2':
    'I watched how the mountains get their colors. First blue, then pink, then gold. They do it every day, and nobody claps, so I did.',
  'sunrise-over-mountains-3':
    'A rooster on the hill was too tired to crow. So I did it for him. The sun came up all the same.',
  'cityscape-at-dusk-1':
    'In the city the windows went on one by one. Behind each one somebody was brushing their teeth. I brushed mine, too.',
  'cityscape-at-dusk-2':
    'I took the lift to the highest floor and the stairs down again. On every step I said a nice word. I did not run out of them.',
  'cityscape-at-dusk-3':
    'A bus driver let me press the bell at every stop. Nobody was in a hurry. We said good night to each one who got off.',
  'night-with-stars-1':
    'I lay in the grass and joined the stars with my finger. I found a bear, a boat and a spoon. The spoon is not in any book yet.',
  'night-with-stars-2':
    'A star fell, and I wished for something. I may not say what it was. It has to do with us.',
  'night-with-stars-3':
    'The fireflies thought the stars were their cousins. They blinked and blinked. I am quite sure that one star blinked back.',
  'locomotive-1':
    'I shovelled coal on a steam train. The driver let me pull the whistle, twice. Two cows looked up, and one sneezed.',
  'locomotive-2':
    'The train went through a tunnel and everybody went ooooh. In the dark somebody held my hand. It was a small monkey with a ticket.',
  'locomotive-3':
    'I fell asleep on the train and woke up at the sea. The conductor had put a blanket on me. It smelled of oranges.',
  'hot-springs-1':
    'I sat in warm water while the snow fell on my head. A monkey next to me did the same. We agreed that this is how days should be.',
  'hot-springs-2':
    'The hot spring bubbles like lemonade. I closed my eyes and counted to a hundred. At sixty I was asleep.',
  'house-with-garden-1':
    'On the farm I carried the eggs, and not one of them broke. The hen counted, just to be sure. Then she let me stroke her.',
  'house-with-garden-2':
    'A pig followed me through the whole farm. It liked my shoes. We made the same footprints, nearly.',
  'house-with-garden-3':
    'I helped to pick apples, as many as I have fingers and toes. The farmer baked a cake of them. The smallest apple came home with me.',
  'aerial-tramway-1':
    'The cable car went over a valley full of fog. It was like flying through milk. On the other side there was cocoa.',
  'aerial-tramway-2':
    'In the cable car I met a dog who rides up every day to see the view. He sat by the window. He knows the names of all the peaks, but he tells nobody.',
  'rainbow-1':
    'I walked to the end of the rainbow. There was no gold, but there was a puddle with all the colors in it. I jumped into the blue.',
  'rainbow-2':
    'I asked the rainbow how it stays up. It said: sun from one side, rain from the other. I think that friends work like that, too.',
};
