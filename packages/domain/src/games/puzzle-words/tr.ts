import { type PuzzleWords, pictured } from '../puzzle-words';

/** Turkish. */
export const puzzleWords: PuzzleWords = {
  locale: 'tr',
  direction: 'ltr',
  script: 'alphabet',
  decoys: 'abcçdefgğhıijklmnoöprsştuüvyz',
  byLength: {
    3: pictured(`
      banana=muz battery=pil bear=ayı bee=arı bell=zil bird=kuş boot=bot candle=mum crown=taç dice=zar
      elephant=fil eye=göz feather=tüy goose=kaz ice=buz milk=süt mountain=dağ ram=koç rock=taş rose=gül
      salt=tuz seal=fok tooth=diş ufo
    `),
    4: pictured(`
      airplane=uçak anchor=çıpa apple=elma bucket=kova camel=deve canoe=kano castle=kale cat=kedi
      coin=para cow=inek crane=vinç donkey=eşek door=kapı envelope=zarf fire=ateş foot=ayak goat=keçi
      grapes=üzüm heart=kalp helmet=kask kiwi=kivi llama=lama mirror=ayna mouse=fare needle=iğne nest=yuva
      pancakes=krep scarf=atkı school=okul ship=gemi sushi=suşi swan=kuğu train=tren tree=ağaç tulip=lale
      watch=saat wolf=kurt
    `),
    5: pictured(`
      backpack=çanta bagel=simit balloon=balon basket=sepet bed=yatak beetle=böcek bison=bizon bone=kemik
      book=kitap bread=ekmek brick=tuğla buffalo=manda cake=pasta candy=şeker car=araba carrot=havuç
      cherries=kiraz cloud=bulut coat=kaban corn=mısır deer=geyik dog=köpek dolphin=yunus drum=davul
      duck=ördek dumpling=mantı ear=kulak fish=balık fly=sinek fox=tilki globe=dünya gorilla=goril
      guitar=gitar hammer=çekiç hat=şapka hedgehog=kirpi hook=kanca koala lantern=fener leg=bacak
      lemon=limon lion=aslan mammoth=mamut mango nose=burun onion=soğan panda pear=armut pen=kalem
      pepper=biber pizza pumpkin=kabak raccoon=rakun radio=radyo rice=pilav ring=yüzük robot rocket=roket
      rooster=horoz scissors=makas scorpion=akrep sheep=koyun skis=kayak sled=kızak snake=yılan soap=sabun
      spoon=kaşık strawberry=çilek suitcase=bavul sun=güneş taxi=taksi tent=çadır turkey=hindi
      violin=keman wing=kanat yarn=yumak zebra
    `),
    6: pictured(`
      badger=porsuk bat=yarasa beaver=kunduz bus=otobüs cactus=kaktüs camera=kamera cheese=peynir
      chick=civciv chipmunk=sincap compass=pusula coral=mercan crab=yengeç crocodile=timsah cup=fincan
      dress=elbise eagle=kartal flag=bayrak gift=hediye giraffe=zürafa glasses=gözlük hut=kulübe
      keyboard=klavye leaf=yaprak leopard=leopar map=harita monkey=maymun mushroom=mantar notebook=defter
      olive=zeytin owl=baykuş pineapple=ananas puzzle=yapboz rabbit=tavşan salad=salata scooter=skuter
      shirt=tişört skateboard=kaykay sponge=sünger star=yıldız teapot=demlik tiger=kaplan tornado=hortum
      truck=kamyon watermelon=karpuz whale=balina
    `),
    7: pictured(`
      ant=karınca avocado=avokado broccoli=brokoli broom=süpürge butterfly=kelebek clown=palyaço
      dinosaur=dinozor dragon=ejderha egg=yumurta fountain=fıskiye frog=kurbağa ghost=hayalet hamster
      hospital=hastane jar=kavanoz kangaroo=kanguru key=anahtar kite=uçurtma lobster=ıstakoz
      lollipop=lolipop medal=madalya octopus=ahtapot parachute=paraşüt parrot=papağan peach=şeftali
      penguin=penguen planet=gezegen potato=patates princess=prenses sandwich=sandviç saw=testere
      shrimp=karides skunk=kokarca spider=örümcek tomato=domates tractor=traktör trumpet=trompet
      umbrella=şemsiye van=minibüs window=pencere worm=solucan
    `),
    8: pictured(`
      accordion=akordeon ambulance=ambulans astronaut=astronot bicycle=bisiklet boat=yelkenli
      butter=tereyağı chair=sandalye chocolate=çikolata cookie=kurabiye dove=güvercin eggplant=patlıcan
    flamingo garlic=sarımsak gem=mücevher ladder=merdiven magnet=mıknatıs microphone=mikrofon
      orange=portakal rhinoceros=gergedan saxophone=saksafon shoe=ayakkabı sunflower=ayçiçeği
      telescope=teleskop volcano=yanardağ wheel=tekerlek
    `),
    9: pictured(`
      basketball=basketbol cucumber=salatalık hamburger hippo=hipopotam microscope=mikroskop orangutan
      oyster=istiridye rainbow=gökkuşağı snail=salyangoz
    `),
    10: pictured(`
      helicopter=helikopter jellyfish=denizanası laptop=bilgisayar lizard=kertenkele mosquito=sivrisinek
      motorcycle=motosiklet television=televizyon turtle=kaplumbağa
    `),
  },
};
