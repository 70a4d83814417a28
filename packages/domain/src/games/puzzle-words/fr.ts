import { type PuzzleWords, pictured } from '../puzzle-words';

/** French. */
export const puzzleWords: PuzzleWords = {
  locale: 'fr',
  direction: 'ltr',
  script: 'alphabet',
  decoys: 'abcdefghijklmnopqrstuvwxyzéèç',
  byLength: {
    3: pictured(`
      bed=lit bowl=bol bus donkey=âne fire=feu garlic=ail goose=oie key=clé nest=nid nose=nez rat rice=riz
      rooster=coq salt=sel worm=ver
    `),
    4: pictured(`
      bacon=lard battery=pile bear=ours bread=pain bucket=seau cat=chat corn=maïs deer=cerf dress=robe
      foot=pied hand=main kiwi lion llama=lama milk=lait moon=lune moose=élan motorcycle=moto peacock=paon
    rose saw=scie skis sled=luge taxi tooth=dent ufo=ovni wheel=roue wing=aile wolf=loup
    `),
    5: pictured(`
      airplane=avion anchor=ancre apple=pomme bison book=livre boot=botte broom=balai canoe=canoë
      cloud=nuage clown coin=pièce cow=vache crab=crabe cup=tasse dog=chien door=porte eagle=aigle
      feather=plume globe=terre hut=hutte ice=glace jar=bocal koala leg=jambe map=carte microphone=micro
      monkey=singe olive panda peach=pêche pear=poire pen=stylo pie=tarte pizza rabbit=lapin radio
      ring=bague robot rocket=fusée ruler=règle school=école soap=savon sushi swan=cygne tent=tente
      tiger=tigre train tree=arbre yarn=laine zebra=zèbre
    `),
    6: pictured(`
      ant=fourmi avocado=avocat balloon=ballon banana=banane basket=panier basketball=basket beaver=castor
      bell=cloche bird=oiseau boat=bateau brick=brique buffalo=buffle butter=beurre cactus cake=gâteau
      camera=caméra candle=bougie candy=bonbon chair=chaise comet=comète cookie coral=corail dragon
      duck=canard fly=mouche fox=renard gift=cadeau giraffe=girafe goat=chèvre grapes=raisin helmet=casque
      horse=cheval house=maison jellyfish=méduse lemon=citron lizard=lézard lobster=homard magnet=aimant
      mango=mangue mermaid=sirène mirror=miroir mouse=souris notebook=carnet onion=oignon orange
      otter=loutre oyster=huître pancakes=crêpes pencil=crayon pig=cochon pineapple=ananas puzzle
      ram=bélier rock=rocher salad=salade seal=phoque shark=requin sheep=mouton ship=navire
      snowflake=flocon sponge=éponge star=étoile strawberry=fraise suitcase=valise sun=soleil
      tomato=tomate truck=camion tulip=tulipe turkey=dindon turtle=tortue violin=violon volcano=volcan
      waffle=gaufre watch=montre
    `),
    7: pictured(`
      bee=abeille broccoli=brocoli camel=chameau car=voiture carrot=carotte castle=château cheese=fromage
      cherries=cerises chick=poussin clock=horloge coat=manteau cupcake dolphin=dauphin dove=colombe
      drum=tambour ear=oreille fish=poisson flag=drapeau flamingo=flamant ghost=fantôme gorilla=gorille
      guitar=guitare hammer=marteau hamster hat=chapeau hook=crochet hospital=hôpital keyboard=clavier
      ladder=échelle leaf=feuille leopard=léopard lock=cadenas lollipop=sucette octopus=pieuvre
      pepper=poivron planet=planète scarf=écharpe scissors=ciseaux snake=serpent squid=calamar
      teapot=théière tornado=tornade trophy=trophée unicorn=licorne whale=baleine window=fenêtre
    `),
    8: pictured(`
      backpack=cartable badger=blaireau beetle=scarabée butterfly=papillon chocolate=chocolat
      compass=boussole crown=couronne elephant=éléphant fountain=fontaine glasses=lunettes
      hedgehog=hérisson lantern=lanterne mammoth=mammouth medal=médaille mountain=montagne needle=aiguille
      owl=chouette penguin=pingouin sandwich scorpion shell=coquille shrimp=crevette snail=escargot
      spider=araignée spoon=cuillère tractor=tracteur watermelon=pastèque
    `),
    9: pictured(`
      accordion=accordéon ambulance crocodile cucumber=concombre dinosaur=dinosaure eggplant=aubergine
      envelope=enveloppe hamburger kangaroo=kangourou mosquito=moustique parachute parrot=perroquet
      princess=princesse saxophone shoe=chaussure skunk=mouffette sloth=paresseux sunflower=tournesol
      telescope=télescope trumpet=trompette umbrella=parapluie
    `),
    10: pictured(`
      astronaut=astronaute bicycle=bicyclette frog=grenouille laptop=ordinateur microscope
      mushroom=champignon pumpkin=citrouille rhinoceros=rhinocéros television=télévision
    `),
  },
};
