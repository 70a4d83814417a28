import { type PuzzleWords, pictured } from '../puzzle-words';

/** English. Pictures are named by their English words. */
export const puzzleWords: PuzzleWords = {
  locale: 'en',
  direction: 'ltr',
  script: 'alphabet',
  decoys: 'abcdefghijklmnopqrstuvwxyz',
  byLength: {
    3: pictured(`
      ant bat bed bee bus car cat cow cup dog ear egg eye fly fox gem hat hut ice jar key leg map owl pen
      pie pig ram rat saw sun van web
    `),
    4: pictured(`
      bear bell bird boat bone book boot bowl cake coat coin corn crab deer dice dodo door dove drum duck
      fire fish flag foot frog gift goat hand hook kite kiwi leaf lime lion lock milk moon nest nose pear
      rice ring rock rose salt seal ship shoe sled soap star swan taxi tent tree wing wolf worm yarn
    `),
    5: pictured(`
      apple bacon bagel bison bread brick broom camel candy canoe chair chick clock cloud clown comet
      coral crown dress eagle ghost globe goose heart hippo horse house koala lemon llama mango medal
      moose mouse olive onion otter panda peach pizza radio robot ruler salad scarf shark sheep shell
      shirt skunk sloth snail snake spoon squid sushi tiger tooth train truck tulip watch whale wheel
      zebra
    `),
    6: pictured(`
      anchor badger banana basket beaver beetle bucket butter cactus camera candle carrot castle cheese
      cookie donkey dragon garlic guitar hammer helmet ladder laptop lizard magnet mirror monkey orange
      oyster parrot pencil pepper planet potato puzzle rabbit rocket school shrimp spider sponge teapot
      tomato trophy turkey turtle violin waffle window wrench
    `),
    7: pictured(`
      avocado balloon battery bicycle buffalo burrito coconut compass cricket cupcake dolphin feather
      giraffe glasses gorilla hamster lantern leopard lobster mailbox mammoth mermaid octopus peacock
      penguin popcorn pretzel pumpkin raccoon rainbow rooster scooter snowman tornado tractor trumpet
      unicorn volcano
    `),
    8: pictured(`
      airplane backpack broccoli cherries chipmunk cucumber dinosaur doughnut dumpling eggplant elephant
      envelope flamingo fountain hedgehog hospital kangaroo keyboard lollipop mosquito mountain mushroom
      notebook pancakes princess sandwich scissors scorpion suitcase umbrella
    `),
    9: pictured(`
      accordion ambulance astronaut butterfly chocolate crocodile hamburger jellyfish orangutan parachute
      pineapple saxophone snowflake sunflower telescope
    `),
    10: pictured(`
      basketball helicopter microphone microscope motorcycle rhinoceros skateboard strawberry toothbrush
      watermelon
    `),
  },
};
