import { type PuzzleWords, pictured } from '../puzzle-words';

/** Dutch. */
export const puzzleWords: PuzzleWords = {
  locale: 'nl',
  direction: 'ltr',
  script: 'alphabet',
  decoys: 'abcdefghijklmnopqrstuvwxyz',
  byLength: {
    3: pictured(`
      badger=das bed bee=bij bell=bel bone=bot bowl=kom bus cat=kat coat=jas cow=koe cup=kop ear=oor
      eye=oog fish=vis fox=vos hut ice=ijs jar=pot monkey=aap mosquito=mug owl=uil pen ram rat skis=ski
      sun=zon ufo web yarn=wol
    `),
    4: pictured(`
      ant=mier basket=mand bear=beer boat=boot book=boek canoe=kano car=auto cheese=kaas clock=klok
      cloud=wolk coin=munt cookie=koek corn=maïs crab=krab deer=hert dodo dog=hond donkey=ezel door=deur
      dove=duif dress=jurk duck=eend feather=veer fire=vuur flag=vlag foot=voet glasses=bril goat=geit
      goose=gans hand hat=hoed heart=hart hedgehog=egel helmet=helm hook=haak house=huis jellyfish=kwal
    kiwi leaf=blad leg=been llama=lama lock=slot milk=melk moon=maan mountain=berg mouse=muis nest
      nose=neus peacock=pauw pear=peer ring rock=rots rooster=haan rose=roos salt=zout saw=zaag
      scooter=step shark=haai sled=slee snail=slak soap=zeep spider=spin star=ster taxi tent tooth=tand
      tree=boom tulip=tulp wheel=wiel window=raam wolf worm
    `),
    5: pictured(`
      anchor=anker apple=appel bacon beaver=bever beetle=kever bicycle=fiets bird=vogel bison=bizon
      boot=laars bread=brood brick=steen broom=bezem bucket=emmer butter=boter candle=kaars candy=snoep
      chair=stoel clown crane=kraan crown=kroon doughnut=donut dragon=draak fly=vlieg ghost=spook
      globe=aarde grapes=druif hammer=hamer horse=paard koala lion=leeuw lollipop=lolly mango map=kaart
      moose=eland motorcycle=motor needle=naald olive=olijf otter panda pie=taart pizza radio rice=rijst
    robot rocket=raket scarf=sjaal ship=schip shirt snake=slang sponge=spons spoon=lepel sushi
      swan=zwaan train=trein van=busje violin=viool waffle=wafel zebra
    `),
    6: pictured(`
      backpack=rugzak balloon=ballon banana=banaan buffalo=buffel cactus camel=kameel camera carrot=wortel
      cherries=kersen chick=kuiken comet=komeet compass=kompas coral=koraal cricket=krekel frog=kikker
      gift=cadeau guitar=gitaar ladder laptop lime=limoen lobster=kreeft oyster=oester peach=perzik
      pig=varken pineapple=ananas puzzle=puzzel rabbit=konijn salad=salade school scissors=schaar
      sheep=schaap shell=schelp shoe=schoen suitcase=koffer tiger=tijger tomato=tomaat trophy=trofee
      whale=walvis
    `),
    7: pictured(`
    avocado butterfly=vlinder castle=kasteel cupcake dolphin=dolfijn drum=trommel eagle=adelaar
      elephant=olifant envelope=envelop fountain=fontein giraffe gorilla hamster key=sleutel kite=vlieger
      lemon=citroen lizard=hagedis magnet=magneet mammoth=mammoet mirror=spiegel notebook=schrift octopus
      pencil=potlood penguin=pinguïn pepper=paprika planet=planeet popcorn princess=prinses
      pumpkin=pompoen raccoon=wasbeer ruler=liniaal seal=zeehond shrimp=garnaal sloth=luiaard
      squid=inktvis strawberry=aardbei teapot=theepot tornado tractor trumpet=trompet turkey=kalkoen
      umbrella=paraplu volcano=vulkaan watch=horloge wing=vleugel
    `),
    8: pictured(`
      battery=batterij broccoli chipmunk=eekhoorn crocodile=krokodil flamingo garlic=knoflook
      lantern=lantaarn leopard=luipaard medal=medaille parrot=papegaai sandwich=boterham
      saxophone=saxofoon unicorn=eenhoorn
    `),
    9: pictured(`
      accordion=accordeon airplane=vliegtuig ambulance astronaut basketball=basketbal bat=vleermuis
      chocolate=chocolade coconut=kokosnoot cucumber=komkommer eggplant=aubergine gem=edelsteen hamburger
      hippo=nijlpaard kangaroo=kangoeroe microphone=microfoon orange=mandarijn parachute potato=aardappel
      rainbow=regenboog rhinoceros=neushoorn skunk=stinkdier snowman=sneeuwpop telescope=telescoop
      television=televisie turtle=schildpad
    `),
    10: pictured(`
      dinosaur=dinosaurus helicopter=helikopter hospital=ziekenhuis microscope=microscoop
      scorpion=schorpioen skateboard snowflake=sneeuwvlok sunflower=zonnebloem
    `),
  },
};
