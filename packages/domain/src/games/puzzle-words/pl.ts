import { type PuzzleWords, pictured } from '../puzzle-words';

/** Polish. */
export const puzzleWords: PuzzleWords = {
  locale: 'pl',
  direction: 'ltr',
  script: 'alphabet',
  decoys: 'aąbcćdeęfghijklłmnńoóprsśtuwyzźż',
  byLength: {
    3: pictured(`
      bear=miś beetle=żuk boot=but cat=kot cheese=ser eye=oko fox=lis goose=gęś hedgehog=jeż hook=hak
      horse=koń house=dom ice=lód lion=lew moose=łoś nose=nos peacock=paw rice=ryż salt=sól snake=wąż
      tooth=ząb ufo van=bus
    `),
    4: pictured(`
      basket=kosz beaver=bóbr bird=ptak bison=żubr bone=kość cake=tort crab=krab dog=pies dragon=smok
      ear=ucho elephant=słoń fish=ryba frog=żaba ghost=duch goat=koza hand=dłoń helmet=kask kiwi leaf=liść
      leg=noga llama=lama map=mapa mountain=góra mouse=mysz needle=igła owl=sowa raccoon=szop rose=róża
      saw=piła seal=foka sheep=owca turtle=żółw waffle=gofr wheel=koło window=okno wolf=wilk
    `),
    5: pictured(`
      balloon=balon banana=banan bed=łóżko bicycle=rower bowl=miska bread=chleb brick=cegła buffalo=bawół
      butter=masło butterfly=motyl canoe=kajak castle=zamek clock=zegar clown=klaun coconut=kokos
      cow=krowa crane=dźwig cup=kubek deer=jeleń donkey=osioł door=drzwi dove=gołąb drum=bęben eagle=orzeł
      egg=jajko feather=pióro fire=ogień flag=flaga fly=mucha foot=stopa gorilla=goryl heart=serce
      hut=chata jar=słoik key=klucz koala lobster=homar lollipop=lizak mammoth=mamut mango medal
      milk=mleko monkey=małpa mosquito=komar mushroom=grzyb otter=wydra panda pizza pumpkin=dynia radio
      rainbow=tęcza ram=baran robot rock=skała rooster=kogut shark=rekin skis=narty sled=sanie soap=mydło
      spider=pająk sponge=gąbka spoon=łyżka sushi turkey=indyk watermelon=arbuz worm=robak zebra
    `),
    6: pictured(`
      ant=mrówka apple=jabłko backpack=plecak bacon=boczek badger=borsuk broccoli=brokuł broom=miotła
      bucket=wiadro cactus=kaktus camera=aparat candle=świeca cherries=wiśnie cloud=chmura coin=moneta
      comet=kometa compass=kompas crown=korona cucumber=ogórek dolphin=delfin doughnut=pączek duck=kaczka
      dumpling=pieróg giraffe=żyrafa globe=ziemia guitar=gitara hammer=młotek hamster=chomik
      jellyfish=meduza kangaroo=kangur laptop lock=kłódka magnet=magnes mermaid=syrena mirror=lustro
      notebook=zeszyt olive=oliwka onion=cebula parrot=papuga pencil=ołówek pie=ciasto pig=świnia
      pineapple=ananas pretzel=precel puzzle rabbit=królik rat=szczur scarf=szalik school=szkoła
      shell=muszla ship=statek skunk=skunks snail=ślimak snowman=bałwan sun=słońce swan=łabędź tent=namiot
      tiger=tygrys train=pociąg tree=drzewo trophy=puchar trumpet=trąbka volcano=wulkan
    `),
    7: pictured(`
      airplane=samolot ambulance=karetka anchor=kotwica avocado=awokado battery=bateria bell=dzwonek
      book=książka bus=autobus carrot=marchew chair=krzesło coat=płaszcz cookie=ciastko envelope=koperta
      flamingo=flaming garlic=czosnek gift=prezent glasses=okulary hospital=szpital ladder=drabina
      lantern=lampion lemon=cytryna leopard=lampart lime=limonka moon=księżyc nest=gniazdo oyster=ostryga
      pear=gruszka penguin=pingwin pepper=papryka planet=planeta popcorn rocket=rakieta ruler=linijka
      salad=sałatka sandwich=kanapka star=gwiazda suitcase=walizka teapot=czajnik tomato=pomidor tornado
      tractor=traktor tulip=tulipan umbrella=parasol watch=zegarek yarn=włóczka
    `),
    8: pictured(`
      accordion=akordeon bee=pszczoła boat=żaglówka camel=wielbłąd candy=cukierek car=samochód
      crocodile=krokodyl cupcake=babeczka dinosaur=dinozaur dress=sukienka eggplant=bakłażan
      fountain=fontanna hat=cylinder kite=latawiec microphone=mikrofon motorcycle=motocykl pen=długopis
      potato=ziemniak saxophone=saksofon scissors=nożyczki scorpion=skorpion shirt=koszulka
      shrimp=krewetka sloth=leniwiec taxi=taksówka telescope=teleskop violin=skrzypce whale=wieloryb
      wing=skrzydło
    `),
    9: pictured(`
      bat=nietoperz chick=kurczątko chocolate=czekolada corn=kukurydza cricket=świerszcz hamburger
      hippo=hipopotam microscope=mikroskop orangutan pancakes=naleśniki rhinoceros=nosorożec
      scooter=hulajnoga strawberry=truskawka television=telewizor web=pajęczyna
    `),
    10: pictured(`
      astronaut=astronauta coral=koralowiec helicopter=helikopter keyboard=klawiatura lizard=jaszczurka
      octopus=ośmiornica parachute=spadochron skateboard=deskorolka sunflower=słonecznik truck=ciężarówka
    `),
  },
};
