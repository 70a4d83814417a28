import { type PuzzleWords, pictured } from '../puzzle-words';

/** Brazilian Portuguese. */
export const puzzleWords: PuzzleWords = {
  locale: 'pt-BR',
  direction: 'ltr',
  script: 'alphabet',
  decoys: 'abcdefghijklmnopqrstuvwxyzçã',
  byLength: {
    3: pictured(`
      bread=pão dog=cão egg=ovo grapes=uva hand=mão magnet=ímã moon=lua salt=sal sun=sol van wing=asa
    `),
    4: pictured(`
      apple=maçã bear=urso bed=cama bell=sino bone=osso boot=bota cake=bolo candle=vela candy=bala
      cat=gato coconut=coco cow=vaca dice=dado duck=pato eye=olho feather=pena fire=fogo frog=sapo
      garlic=alho house=casa ice=gelo jar=pote kite=pipa kiwi lime=lima lion=leão map=mapa moose=alce
      motorcycle=moto pear=pera rat=rato ring=anel robot=robô rooster=galo rose=rosa seal=foca squid=lula
      suitcase=mala taxi=táxi teapot=bule train=trem turkey=peru web=teia wheel=roda
    `),
    5: pictured(`
      airplane=avião bacon balloon=balão basket=cesta battery=pilha bison=bisão boat=barco book=livro
      bucket=balde cactus=cacto canoe=canoa car=carro cloud=nuvem coin=moeda coral corn=milho
      cricket=grilo crown=coroa deer=cervo donkey=burro door=porta doughnut=donut dove=pomba eagle=águia
      fish=peixe fly=mosca fountain=fonte globe=terra goat=cabra goose=ganso key=chave koala=coala
      leaf=folha leg=perna lemon=limão llama=lhama mango=manga milk=leite nest=ninho nose=nariz
      octopus=polvo oyster=ostra panda peacock=pavão pencil=lápis pie=torta pig=porco pizza radio=rádio
      rice=arroz rock=pedra ruler=régua ship=navio shoe=tênis skateboard=skate skis=esqui skunk=gambá
      sled=trenó sushi swan=cisne tiger=tigre tooth=dente zebra
    `),
    6: pictured(`
      anchor=âncora badger=texugo banana beaver=castor bee=abelha bowl=tigela brick=tijolo buffalo=búfalo
      bus=ônibus camel=camelo camera=câmera cheese=queijo cherries=cereja coat=casaco comet=cometa
      cucumber=pepino cup=xícara dragon=dragão drum=tambor ear=orelha fox=raposa giraffe=girafa
      glasses=óculos gorilla=gorila hat=chapéu hook=gancho horse=cavalo hut=cabana ladder=escada laptop
      mammoth=mamute mermaid=sereia monkey=macaco needle=agulha onion=cebola otter=lontra owl=coruja
      pen=caneta popcorn=pipoca potato=batata rabbit=coelho salad=salada school=escola sheep=ovelha
      shell=concha spider=aranha spoon=colher tomato=tomate tractor=trator tree=árvore trophy=troféu
      tulip=tulipa volcano=vulcão waffle whale=baleia window=janela yarn=novelo
    `),
    7: pictured(`
      ant=formiga avocado=abacate backpack=mochila bat=morcego beetle=besouro bird=pássaro carrot=cenoura
      castle=castelo chair=cadeira chipmunk=esquilo clock=relógio clown=palhaço compass=bússola cupcake
      dress=vestido hammer=martelo hamster heart=coração kangaroo=canguru keyboard=teclado lizard=lagarto
      lobster=lagosta lock=cadeado medal=medalha mirror=espelho notebook=caderno orange=laranja
      peach=pêssego penguin=pinguim pineapple=abacaxi planet=planeta pumpkin=abóbora rocket=foguete
      saw=serrote scissors=tesoura shark=tubarão shrimp=camarão snail=caracol sponge=esponja star=estrela
      strawberry=morango tent=barraca tornado violin=violino worm=minhoca
    `),
    8: pictured(`
      accordion=acordeão broccoli=brócolis broom=vassoura butter=manteiga chick=pintinho cookie=biscoito
      dolphin=golfinho elephant=elefante envelope flag=bandeira flamingo ghost=fantasma gift=presente
      guitar=guitarra helmet=capacete hospital lantern=lanterna leopard=leopardo lollipop=pirulito
    mosquito mountain=montanha mushroom=cogumelo olive=azeitona parrot=papagaio pepper=pimentão
      princess=princesa raccoon=guaxinim ram=carneiro saxophone=saxofone scarf=cachecol scooter=patinete
      shirt=camiseta sloth=preguiça soap=sabonete sunflower=girassol truck=caminhão trumpet=trompete
      watermelon=melancia
    `),
    9: pictured(`
      bicycle=bicicleta butterfly=borboleta chocolate crocodile=crocodilo eggplant=berinjela
      microphone=microfone pancakes=panquecas sandwich=sanduíche scorpion=escorpião television=televisão
      turtle=tartaruga unicorn=unicórnio
    `),
    10: pictured(`
      ambulance=ambulância astronaut=astronauta crab=caranguejo dinosaur=dinossauro hamburger=hambúrguer
      hippo=hipopótamo parachute=paraquedas telescope=telescópio
    `),
  },
};
