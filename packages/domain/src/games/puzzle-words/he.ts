import { type PuzzleWords, pictured } from '../puzzle-words';

/** Hebrew. */
export const puzzleWords: PuzzleWords = {
  locale: 'he',
  direction: 'rtl',
  script: 'abjad',
  decoys: 'אבגדהוזחטיכלמנסעפצקרשת',
  byLength: {
    3: pictured(`
      bear=דוב bone=עצם book=ספר boot=מגף bread=לחם bucket=דלי camel=גמל carrot=גזר cloud=ענן cow=פרה
      crown=כתר deer=צבי dog=כלב door=דלת drum=תוף eagle=נשר elephant=פיל eye=עין flag=דגל garlic=שום
      horse=סוס house=בית ice=קרח lantern=פנס leaf=עלה leg=רגל leopard=נמר llama=למה map=מפה milk=חלב
      monkey=קוף moon=ירח needle=מחט olive=זית onion=בצל pear=אגס pie=פאי rainbow=קשת ram=איל rock=סלע
      rocket=טיל rose=ורד salad=סלט salt=מלח shell=צדף shoe=נעל snake=נחש strawberry=תות sun=שמש wing=כנף
      wolf=זאב yarn=צמר
    `),
    4: pictured(`
      airplane=מטוס anchor=עוגן ant=נמלה apple=תפוח balloon=בלון banana=בננה bat=עטלף beaver=בונה bed=מיטה
      boat=סירה bowl=קערה brick=לבנה butter=חמאה butterfly=פרפר cake=עוגה canoe=קאנו castle=טירה cat=חתול
      chair=כיסא chipmunk=סנאי clock=שעון clown=ליצן coat=מעיל coin=מטבע comet=שביט compass=מצפן corn=תירס
      crab=סרטן crane=מנוף cricket=צרצר crocodile=תנין donkey=חמור dove=יונה dress=שמלה ear=אוזן egg=ביצה
      eggplant=חציל feather=נוצה fly=זבוב fox=שועל gift=מתנה goose=אווז hammer=פטיש hamster=אוגר hat=כובע
      helicopter=מסוק helmet=קסדה hut=בקתה key=מפתח ladder=סולם lime=ליים lion=אריה lizard=לטאה
      magnet=מגנט mango=מנגו mirror=מראה mosquito=יתוש mouse=עכבר orange=תפוז panda=פנדה parachute=מצנח
      parrot=תוכי peacock=טווס pepper=פלפל pineapple=אננס pizza=פיצה planet=כוכב pumpkin=דלעת puzzle=פאזל
      rabbit=ארנב radio=רדיו rhinoceros=קרנף rice=אורז ring=טבעת ruler=סרגל sandwich=כריך saw=מסור
      scarf=צעיף scorpion=עקרב shark=כריש sheep=כבשה skunk=בואש sloth=עצלן snowflake=פתית soap=סבון
      sponge=ספוג spoon=כפית sushi=סושי tent=אוהל train=רכבת trophy=גביע waffle=וופל wheel=גלגל
      window=חלון zebra=זברה
    `),
    5: pictured(`
      backpack=ילקוט badger=גירית battery=סוללה bee=דבורה bell=פעמון bird=ציפור bison=ביזון broom=מטאטא
      cactus=קקטוס camera=מצלמה cheese=גבינה chick=אפרוח coconut=קוקוס coral=אלמוג dragon=דרקון duck=ברווז
      envelope=מעטפה fountain=מזרקה frog=צפרדע gem=יהלום grapes=ענבים guitar=גיטרה hedgehog=קיפוד
      jar=צנצנת jellyfish=מדוזה keyboard=מקלדת kiwi=קיווי koala=קואלה lemon=לימון lock=מנעול mammoth=ממותה
      medal=מדליה mushroom=פטריה notebook=מחברת octopus=תמנון otter=לוטרה owl=ינשוף peach=אפרסק
      princess=נסיכה rat=חולדה robot=רובוט ship=ספינה shirt=חולצה sled=מזחלת snail=חלזון spider=עכביש
      sunflower=חמנית swan=ברבור taxi=מונית truck=משאית umbrella=מטריה violin=כינור watermelon=אבטיח
      worm=תולעת
    `),
    6: pictured(`
      avocado=אבוקדו basketball=כדורסל candy=סוכריה car=מכונית chocolate=שוקולד cookie=עוגייה
      cucumber=מלפפון dice=קובייה dolphin=דולפין globe=גלובוס gorilla=גורילה kangaroo=קנגורו kite=עפיפון
      motorcycle=אופנוע pancakes=פנקייק pencil=עיפרון pretzel=בייגלה rooster=תרנגול squid=דיונון
      suitcase=מזוודה teapot=קומקום telescope=טלסקופ tiger=טיגריס tornado=טורנדו tractor=טרקטור
      trumpet=חצוצרה tulip=צבעוני whale=לוויתן
    `),
    7: pictured(`
      ambulance=אמבולנס beetle=חיפושית bicycle=אופניים broccoli=ברוקולי bus=אוטובוס flamingo=פלמינגו
      glasses=משקפיים hamburger=המבורגר popcorn=פופקורן saxophone=סקסופון scissors=מספריים scooter=קורקינט
      tomato=עגבנייה
    `),
  },
};
