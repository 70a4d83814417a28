import { type PuzzleWords, pictured } from '../puzzle-words';

/** Spanish. */
export const puzzleWords: PuzzleWords = {
  locale: 'es',
  direction: 'ltr',
  script: 'alphabet',
  decoys: 'abcdefghijklmnopqrstuvwxyzñ',
  byLength: {
    3: pictured(`
      bear=oso bowl=bol bread=pan bus eye=ojo fish=pez foot=pie garlic=ajo goose=oca grapes=uva salt=sal
      sun=sol wing=ala
    `),
    4: pictured(`
      battery=pila bed=cama boot=bota bucket=cubo candle=vela cat=gato cloud=nube coconut=coco corn=maíz
      cow=vaca crane=grúa cup=taza dice=dado duck=pato frog=rana gem=gema hand=mano house=casa kiwi
      leaf=hoja lime=lima lion=león magnet=imán map=mapa monkey=mono moon=luna moose=alce motorcycle=moto
      nest=nido owl=búho parrot=loro pear=pera pineapple=piña rat=rata rose=rosa seal=foca snowflake=copo
    taxi train=tren turkey=pavo ufo=ovni wolf=lobo
    `),
    5: pictured(`
      airplane=avión anchor=ancla badger=tejón balloon=globo basket=cesta bee=abeja bone=hueso book=libro
      cake=tarta canoe=canoa car=coche chair=silla cheese=queso coral dog=perro donkey=burro
      doughnut=dónut ear=oreja egg=huevo envelope=sobre feather=pluma fire=fuego fly=mosca fox=zorro
      glasses=gafas goat=cabra hedgehog=erizo helmet=casco ice=hielo jar=tarro key=llave koala
      lantern=farol lemon=limón mailbox=buzón mammoth=mamut mango milk=leche mouse=ratón needle=aguja
      nose=nariz octopus=pulpo oyster=ostra panda pencil=lápiz pig=cerdo pizza puzzle=puzle radio
      rice=arroz robot rooster=gallo ruler=regla sheep=oveja ship=barco shrimp=gamba skis=esquí soap=jabón
      spider=araña strawberry=fresa sushi swan=cisne tiger=tigre tree=árbol waffle=gofre watch=reloj
      wheel=rueda zebra=cebra
    `),
    6: pictured(`
      bacon=beicon beaver=castor bird=pájaro boat=velero broom=escoba buffalo=búfalo cactus camera=cámara
      clown=payaso coat=abrigo coin=moneda cricket=grillo crown=corona cucumber=pepino deer=ciervo
      dolphin=delfín door=puerta dove=paloma dragon=dragón drum=tambor eagle=águila fountain=fuente
      gift=regalo giraffe=jirafa globe=tierra gorilla=gorila hook=gancho hut=cabaña jellyfish=medusa
      kite=cometa leg=pierna mermaid=sirena mirror=espejo otter=nutria pie=pastel potato=patata
      rabbit=conejo ring=anillo rock=piedra rocket=cohete saw=sierra shoe=zapato skunk=mofeta sled=trineo
      suitcase=maleta teapot=tetera tent=tienda tomato=tomate tooth=diente trophy=trofeo truck=camión
      violin=violín volcano=volcán watermelon=sandía worm=gusano yarn=ovillo
    `),
    7: pictured(`
      ant=hormiga apple=manzana backpack=mochila banana=plátano bell=campana bison=bisonte
      broccoli=brócoli camel=camello cherries=cerezas chick=pollito chipmunk=ardilla compass=brújula
      cookie=galleta dress=vestido flag=bandera hamster=hámster heart=corazón horse=caballo
      kangaroo=canguro keyboard=teclado lizard=lagarto lock=candado medal=medalla mountain=montaña
      onion=cebolla orange=naranja planet=planeta raccoon=mapache ram=carnero saxophone=saxofón
      scarf=bufanda school=colegio scissors=tijeras shark=tiburón snail=caracol sponge=esponja
      spoon=cuchara squid=calamar sunflower=girasol tornado tractor tulip=tulipán turtle=tortuga
      whale=ballena window=ventana
    `),
    8: pictured(`
      accordion=acordeón avocado=aguacate brick=ladrillo butterfly=mariposa candy=caramelo castle=castillo
      crab=cangrejo elephant=elefante flamingo=flamenco ghost=fantasma guitar=guitarra hammer=martillo
      hat=sombrero hospital ladder=escalera leopard=leopardo lobster=langosta lollipop=piruleta mosquito
      notebook=cuaderno olive=aceituna pancakes=tortitas penguin=pingüino pepper=pimiento
      princess=princesa pumpkin=calabaza rainbow=arcoíris salad=ensalada sandwich=sándwich
      scooter=patinete shell=caracola shirt=camiseta sloth=perezoso star=estrella trumpet=trompeta
      umbrella=paraguas web=telaraña
    `),
    9: pictured(`
      bicycle=bicicleta carrot=zanahoria chocolate crocodile=cocodrilo cupcake=magdalena
      eggplant=berenjena laptop=ordenador microphone=micrófono mushroom=champiñón orangutan=orangután
      peach=melocotón pen=bolígrafo popcorn=palomitas scorpion=escorpión skateboard=monopatín
      snake=serpiente unicorn=unicornio
    `),
    10: pictured(`
      ambulance=ambulancia astronaut=astronauta bat=murciélago beetle=escarabajo dinosaur=dinosaurio
      hippo=hipopótamo parachute=paracaídas telescope=telescopio television=televisión
    `),
  },
};
