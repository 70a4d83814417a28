import { type PuzzleWords, pictured } from '../puzzle-words';

/** Italian. */
export const puzzleWords: PuzzleWords = {
  locale: 'it',
  direction: 'ltr',
  script: 'alphabet',
  decoys: 'abcdefghilmnopqrstuvz',
  byLength: {
    3: pictured(`
      bee=ape bus crane=gru goose=oca grapes=uva needle=ago skis=sci truck=tir ufo wing=ala
    `),
    4: pictured(`
      apple=mela bear=orso bone=osso bread=pane car=auto dice=dado dog=cane egg=uovo frog=rana hand=mano
      house=casa kiwi lime llama=lama moon=luna moose=alce mouse=topo nest=nido nose=naso owl=gufo
      pear=pera rice=riso rose=rosa salt=sale saw=sega seal=foca ship=nave sun=sole taxi wolf=lupo
    `),
    5: pictured(`
      airplane=aereo backpack=zaino badger=tasso basket=cesto bed=letto boat=barca book=libro broom=scopa
      butter=burro canoe=canoa cat=gatto chair=sedia coconut=cocco cow=mucca cup=tazza deer=cervo
      donkey=asino door=porta dragon=drago envelope=busta feather=piuma fire=fuoco fish=pesce fly=mosca
      foot=piede fox=volpe garlic=aglio gem=gemma globe=terra goat=capra heart=cuore koala ladder=scala
      leg=gamba lion=leone mango map=mappa milk=latte mushroom=fungo octopus=polpo olive=oliva panda
      peach=pesca pen=penna pie=torta pizza pumpkin=zucca radio robot rocket=razzo rooster=gallo
      spider=ragno sushi swan=cigno tent=tenda tiger=tigre tooth=dente train=treno trophy=coppa
      wheel=ruota worm=verme zebra
    `),
    6: pictured(`
      anchor=ancora banana buffalo=bufalo cactus carrot=carota cloud=nuvola coin=moneta comet=cometa
      cricket=grillo crown=corona duck=anatra eagle=aquila eye=occhio gift=regalo hedgehog=riccio
      hook=gancio jellyfish=medusa key=chiave leaf=foglia lemon=limone mammoth=mammut mermaid=sirena
      otter=lontra peacock=pavone pencil=matita pig=maiale pineapple=ananas potato=patata puzzle
      ring=anello rock=roccia school=scuola shark=squalo sheep=pecora shoe=scarpa sled=slitta snail=lumaca
      snowflake=fiocco soap=sapone sponge=spugna star=stella teapot=teiera tree=albero trumpet=tromba
    waffle whale=balena
    `),
    7: pictured(`
      ant=formica avocado beaver=castoro bell=campana bird=uccello bison=bisonte boot=stivale bowl=ciotola
      brick=mattone bucket=secchio candle=candela chick=pulcino compass=bussola coral=corallo cupcake
      dolphin=delfino dove=colomba dress=vestito drum=tamburo fountain=fontana giraffe=giraffa gorilla
      hamster=criceto helmet=elmetto horse=cavallo hut=capanna kangaroo=canguro monkey=scimmia
      mosquito=zanzara onion=cipolla orange=arancia oyster=ostrica pancakes=pancake planet=pianeta popcorn
      ram=montone scarf=sciarpa scissors=forbici shrimp=gambero skunk=puzzola sloth=bradipo
      strawberry=fragola suitcase=valigia tornado violin=violino volcano=vulcano watermelon=anguria
    `),
    8: pictured(`
      bacon=pancetta battery=batteria broccoli butterfly=farfalla camel=cammello castle=castello
      cherries=ciliegie coat=cappotto cookie=biscotto crab=granchio cucumber=cetriolo ear=orecchio
      elephant=elefante flag=bandiera ghost=fantasma glasses=occhiali guitar=chitarra hammer=martello
      hat=cappello hospital=ospedale ice=ghiaccio keyboard=tastiera kite=aquilone lantern=lanterna
      leopard=leopardo lobster=aragosta magnet=calamita medal=medaglia mirror=specchio mountain=montagna
      notebook=quaderno penguin=pinguino pepper=peperone rabbit=coniglio raccoon=procione ruler=righello
      salad=insalata sandwich snake=serpente squid=calamaro sunflower=girasole tomato=pomodoro
      tractor=trattore tulip=tulipano turkey=tacchino umbrella=ombrello unicorn=unicorno watch=orologio
      window=finestra yarn=gomitolo
    `),
    9: pictured(`
      ambulance=ambulanza candy=caramella cheese=formaggio dinosaur=dinosauro doughnut=ciambella
      eggplant=melanzana hamburger jar=barattolo lizard=lucertola lock=lucchetto microphone=microfono
      saxophone=sassofono scorpion=scorpione spoon=cucchiaio turtle=tartaruga web=ragnatela
    `),
    10: pictured(`
      astronaut=astronauta balloon=palloncino beetle=coleottero bicycle=bicicletta chipmunk=scoiattolo
      chocolate=cioccolato clown=pagliaccio corn=pannocchia helicopter=elicottero hippo=ippopotamo
      parachute=paracadute parrot=pappagallo rainbow=arcobaleno shell=conchiglia skateboard
      telescope=telescopio television=televisore toothbrush=spazzolino
    `),
  },
};
