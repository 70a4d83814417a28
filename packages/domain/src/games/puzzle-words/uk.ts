import { type PuzzleWords, pictured } from '../puzzle-words';

/** Ukrainian. */
export const puzzleWords: PuzzleWords = {
  locale: 'uk',
  direction: 'ltr',
  script: 'alphabet',
  decoys: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  byLength: {
    3: pictured(`
      beetle=жук cat=кіт cheese=сир eye=око fox=лис ice=лід lion=лев nose=ніс rat=щур tooth=зуб whale=кит
    `),
    4: pictured(`
      anchor=якір bird=птах bison=зубр bread=хліб cake=торт crab=краб crane=кран cupcake=кекс eagle=орел
      ear=вухо egg=яйце elephant=слон fish=риба fly=муха frog=жаба goat=коза hand=рука hedgehog=їжак
      horse=кінь hut=хижа key=ключ kiwi=ківі leg=нога lime=лайм llama=лама lobster=омар moose=лось
      mountain=гора mouse=миша mushroom=гриб owl=сова pizza=піца puzzle=пазл raccoon=єнот salt=сіль
      saw=пила scarf=шарф skis=лижі snake=змія soap=мило sushi=суші tiger=тигр wolf=вовк
    `),
    5: pictured(`
      airplane=літак bacon=бекон banana=банан basket=кошик bat=кажан beaver=бобер bed=ліжко boat=човен
      book=книга bowl=миска brick=цегла broom=мітла bucket=відро butter=масло canoe=каное castle=замок
      cherries=вишні chick=курча cloud=хмара clown=клоун coconut=кокос coral=корал cup=чашка deer=олень
      dice=кубик door=двері dove=голуб dress=сукня duck=качка giraffe=жираф goose=гуска heart=серце
      helmet=каска hook=гачок jar=банка koala=коала lemon=лимон mango=манго map=карта monkey=мавпа
      mosquito=комар needle=голка notebook=зошит otter=видра panda=панда peacock=павич pear=груша
      pie=пиріг pig=свиня radio=радіо ram=баран robot=робот salad=салат school=школа shark=акула
      sheep=вівця shell=мушля skunk=скунс sled=санки spider=павук sponge=губка spoon=ложка star=зірка
      sun=сонце taxi=таксі tent=намет train=потяг trophy=кубок trumpet=труба turkey=індик waffle=вафля
      watermelon=кавун window=вікно wing=крило yarn=пряжа zebra=зебра
    `),
    6: pictured(`
      ant=мураха apple=яблуко backpack=рюкзак badger=борсук balloon=кулька bee=бджола bone=кістка
      buffalo=буйвіл cactus=кактус candle=свічка carrot=морква coat=пальто coin=монета comet=комета
      compass=компас cookie=печиво cow=корова crown=корона cucumber=огірок dog=собака donkey=віслюк
      doughnut=пончик dragon=дракон fire=вогонь flag=прапор fountain=фонтан garlic=часник ghost=привид
      globe=глобус gorilla=горила guitar=гітара jellyfish=медуза lantern=ліхтар leaf=листок lizard=ящірка
      magnet=магніт mammoth=мамонт medal=медаль milk=молоко moon=місяць nest=гніздо olive=оливка
      onion=цибуля pancakes=млинці parrot=папуга peach=персик pepper=перець pineapple=ананас
      pumpkin=гарбуз rabbit=кролик rock=камінь rocket=ракета rooster=півень scissors=ножиці seal=тюлень
      snail=равлик suitcase=валіза swan=лебідь teapot=чайник tree=дерево volcano=вулкан wheel=колесо
      worm=хробак
    `),
    7: pictured(`
      avocado=авокадо battery=батарея bear=ведмідь bell=дзвоник boot=черевик broccoli=броколі bus=автобус
      butterfly=метелик camel=верблюд candy=цукерка chair=стілець chocolate=шоколад cricket=цвіркун
      dolphin=дельфін drum=барабан dumpling=вареник envelope=конверт glasses=окуляри hammer=молоток
      hat=капелюх hippo=бегемот hospital=лікарня house=будинок kangaroo=кенгуру ladder=драбина
      laptop=ноутбук leopard=леопард mermaid=русалка oyster=устриця parachute=парашут pencil=олівець
      penguin=пінгвін planet=планета popcorn=попкорн rainbow=веселка rhinoceros=носоріг rose=троянда
      ruler=лінійка sandwich=сандвіч scooter=самокат squid=кальмар tomato=помідор tornado=торнадо
      tractor=трактор tulip=тюльпан violin=скрипка
    `),
    8: pictured(`
      accordion=акордеон chipmunk=бурундук clock=годинник crocodile=крокодил eggplant=баклажан
      flamingo=фламінго grapes=виноград lollipop=льодяник microphone=мікрофон mirror=дзеркало
      motorcycle=мотоцикл orange=мандарин potato=картопля pretzel=крендель princess=принцеса ring=каблучка
      saxophone=саксофон scorpion=скорпіон ship=корабель shirt=футболка shoe=кросівок shrimp=креветка
      sloth=лінивець snowflake=сніжинка snowman=сніговик strawberry=полуниця sunflower=соняшник
      telescope=телескоп turtle=черепаха unicorn=єдиноріг web=павутина
    `),
    9: pictured(`
      astronaut=космонавт bicycle=велосипед corn=кукурудза gift=подарунок hamburger=гамбургер
      microscope=мікроскоп octopus=восьминіг skateboard=скейтборд television=телевізор
    `),
    10: pictured(`
      camera=фотоапарат car=автомобіль dinosaur=тиранозавр helicopter=гелікоптер keyboard=клавіатура
      orangutan=орангутанг truck=вантажівка umbrella=парасолька
    `),
  },
};
