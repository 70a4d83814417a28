import { type PuzzleWords, pictured } from '../puzzle-words';

/** German. */
export const puzzleWords: PuzzleWords = {
  locale: 'de',
  direction: 'ltr',
  script: 'alphabet',
  decoys: 'abcdefghijklmnopqrstuvwxyzäöü',
  byLength: {
    3: pictured(`
      bear=bär bus clock=uhr cow=kuh door=tür ear=ohr hat=hut ice=eis shark=hai skis=ski train=zug ufo
      whale=wal wheel=rad
    `),
    4: pictured(`
      basket=korb bed=bett boat=boot book=buch bread=brot canoe=kanu car=auto castle=burg cheese=käse
      cookie=keks corn=mais crane=kran dodo dog=hund donkey=esel duck=ente eye=auge globe=erde goose=gans
    hand heart=herz hedgehog=igel helmet=helm house=haus jar=glas kiwi leg=bein lion=löwe llama=lama
      monkey=affe moon=mond moose=elch mountain=berg mouse=maus mushroom=pilz nest nose=nase notebook=heft
      owl=eule peacock=pfau rabbit=hase rice=reis ring rooster=hahn rose salt=salz saw=säge shirt=hemd
    taxi tent=zelt tooth=zahn tree=baum web=netz wolf worm=wurm
    `),
    5: pictured(`
      anchor=anker apple=apfel bacon=speck badger=dachs beaver=biber bee=biene beetle=käfer bird=vogel
    bison broom=besen bucket=eimer cake=torte camel=kamel candle=kerze cat=katze chair=stuhl chick=küken
      cloud=wolke clown coin=münze comet=komet crab=krebs crown=krone cucumber=gurke cup=tasse
      doughnut=donut dove=taube dress=kleid eagle=adler envelope=brief feather=feder fire=feuer fish=fisch
      fox=fuchs goat=ziege hook=haken horse=pferd hut=hütte koala leaf=blatt mango milk=milch
      mosquito=mücke needle=nadel olive panda pear=birne pen=stift pizza radio rat=ratte salad=salat
      scarf=schal sheep=schaf shoe=schuh soap=seife star=stern sun=sonne sushi tiger trophy=pokal
      tulip=tulpe violin=geige yarn=wolle zebra
    `),
    6: pictured(`
      ant=ameise banana=banane bell=glocke brick=ziegel buffalo=büffel butter cactus=kaktus camera=kamera
      candy=bonbon coat=mantel cricket=grille cupcake=muffin deer=hirsch dice=würfel dolphin=delfin
      dragon=drache flag=flagge fly=fliege frog=frosch glasses=brille hammer jellyfish=qualle
      ladder=leiter laptop lobster=hummer magnet mammoth=mammut orange oyster=auster pie=kuchen
      pineapple=ananas planet pretzel=brezel pumpkin=kürbis puzzle ram=widder rock=felsen rocket=rakete
      ruler=lineal school=schule scissors=schere scooter=roller ship=schiff spider=spinne spoon=löffel
      suitcase=koffer swan=schwan tomato=tomate volcano=vulkan waffle=waffel wing=flügel
    `),
    7: pictured(`
    avocado bicycle=fahrrad bone=knochen boot=stiefel carrot=karotte compass=kompass coral=koralle
      dinosaur=saurier drum=trommel elephant=elefant fountain=brunnen giraffe gorilla grapes=trauben
      guitar=gitarre hamster kangaroo=känguru kite=drachen lantern=laterne lemon=zitrone leopard
      lime=limette lock=schloss mirror=spiegel octopus=oktopus onion=zwiebel parrot=papagei
      penguin=pinguin pepper=paprika pig=schwein popcorn rhinoceros=nashorn robot=roboter
      saxophone=saxofon seal=seehund shell=muschel shrimp=garnele sponge=schwamm tornado tractor=traktor
      unicorn=einhorn window=fenster
    `),
    8: pictured(`
      airplane=flugzeug battery=batterie bowl=schüssel broccoli=brokkoli cherries=kirschen
      crocodile=krokodil flamingo ghost=gespenst gift=geschenk hippo=nilpferd keyboard=tastatur
      lizard=eidechse lollipop=lutscher medal=medaille microphone=mikrofon motorcycle=motorrad
      peach=pfirsich raccoon=waschbär sandwich scorpion=skorpion sloth=faultier snail=schnecke
      snake=schlange strawberry=erdbeere teapot=teekanne telescope=teleskop trumpet=trompete
      turkey=truthahn
    `),
    9: pictured(`
      accordion=akkordeon astronaut coconut=kokosnuss eggplant=aubergine garlic=knoblauch gem=edelstein
    hamburger key=schlüssel map=landkarte microscope=mikroskop pencil=bleistift potato=kartoffel
      skunk=stinktier sled=schlitten television=fernseher truck=lastwagen
    `),
    10: pictured(`
      balloon=luftballon basketball bat=fledermaus chocolate=schokolade parachute=fallschirm
      princess=prinzessin rainbow=regenbogen skateboard snowman=schneemann toothbrush=zahnbürste
      watch=armbanduhr
    `),
  },
};
