import { type PuzzleWords, pictured } from '../puzzle-words';

/** Arabic. */
export const puzzleWords: PuzzleWords = {
  locale: 'ar',
  direction: 'rtl',
  script: 'abjad',
  decoys: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  byLength: {
    3: pictured(`
      basket=سلة bell=جرس bowl=طبق bread=خبز bucket=دلو camel=جمل cat=قطة cheese=جبن cherries=كرز corn=ذرة
      crown=تاج dice=نرد door=باب drum=طبل duck=بطة eagle=نسر ear=أذن elephant=فيل envelope=ظرف eye=عين
      fire=نار flag=علم foot=قدم garlic=ثوم ghost=شبح globe=أرض grapes=عنب heart=قلب house=بيت hut=كوخ
      ice=ثلج ladder=سلم leg=ساق leopard=فهد lion=أسد lock=قفل monkey=قرد moon=قمر moose=أيل mountain=جبل
      mouse=فأر mushroom=فطر nose=أنف onion=بصل peach=خوخ pen=قلم ram=كبش rat=جرذ rice=أرز rooster=ديك
      salt=ملح scissors=مقص shark=قرش sun=شمس tiger=نمر trophy=كأس trumpet=بوق whale=حوت wolf=ذئب yarn=خيط
    `),
    4: pictured(`
      ant=نملة banana=موزة bat=خفاش beaver=قندس bed=سرير bee=نحلة boat=قارب bone=عظمة book=كتاب brick=طوبة
      cactus=صبار cake=كعكة candle=شمعة candy=حلوى canoe=زورق carrot=جزرة castle=قلعة chair=كرسي
      clown=مهرج coat=معطف coin=عملة comet=مذنب cow=بقرة cucumber=خيار deer=غزال donkey=حمار dragon=تنين
      egg=بيضة feather=ريشة fish=سمكة fox=ثعلب frog=ضفدع gift=هدية goat=ماعز goose=إوزة hat=قبعة
      hedgehog=قنفذ helmet=خوذة hook=خطاف horse=حصان kangaroo=كنغر kiwi=كيوي leaf=ورقة llama=لاما
      milk=حليب mirror=مرآة needle=إبرة notebook=دفتر owl=بومة pepper=فلفل planet=كوكب popcorn=فشار
      rabbit=أرنب ring=خاتم rock=صخرة rose=وردة salad=سلطة scarf=وشاح scorpion=عقرب seal=فقمة sheep=خروف
      shell=صدفة shirt=قميص shoe=حذاء squid=حبار star=نجمة sushi=سوشي swan=بجعة tent=خيمة tractor=جرار
      train=قطار tree=شجرة violin=كمان watch=ساعة web=شبكة wheel=عجلة wing=جناح worm=دودة
    `),
    5: pictured(`
      airplane=طائرة ambulance=إسعاف anchor=مرساة apple=تفاحة backpack=حقيبة balloon=بالون bicycle=دراجة
      bird=عصفور broom=مكنسة buffalo=جاموس bus=حافلة butterfly=فراشة car=سيارة chick=كتكوت chipmunk=سنجاب
      cloud=سحابة compass=بوصلة coral=مرجان crane=رافعة crocodile=تمساح cup=فنجان dolphin=دلفين
      doughnut=دونات dove=حمامة dress=فستان fly=ذبابة gem=جوهرة giraffe=زرافة glasses=نظارة guitar=غيتار
      hammer=مطرقة key=مفتاح koala=كوالا lantern=فانوس laptop=حاسوب lizard=سحلية lollipop=مصاصة
      mammoth=ماموث mango=مانجو map=خريطة mermaid=حورية mosquito=بعوضة olive=زيتون pancakes=فطائر
      panda=باندا parrot=ببغاء peacock=طاووس penguin=بطريق pie=فطيرة pizza=بيتزا potato=بطاطس
      princess=أميرة pumpkin=يقطين raccoon=راكون radio=راديو robot=روبوت rocket=صاروخ ruler=مسطرة
      sandwich=شطيرة saw=منشار school=مدرسة ship=سفينة shrimp=جمبري sled=مزلجة sloth=كسلان snail=حلزون
      snake=ثعبان soap=صابون spoon=ملعقة teapot=إبريق television=تلفاز tomato=طماطم tornado=إعصار
      truck=شاحنة umbrella=شمسية volcano=بركان watermelon=بطيخة window=نافذة
    `),
    6: pictured(`
      battery=بطارية beetle=خنفساء camera=كاميرا cookie=بسكويت crab=سلطعون fountain=نافورة gorilla=غوريلا
      hamster=هامستر hospital=مستشفى lemon=ليمونة octopus=أخطبوط pineapple=أناناس spider=عنكبوت
      sponge=إسفنجة strawberry=فراولة telescope=تلسكوب turtle=سلحفاة
    `),
    7: pictured(`
      avocado=أفوكادو broccoli=بروكولي dinosaur=ديناصور eggplant=باذنجان magnet=مغناطيس medal=ميدالية
      orange=برتقالة saxophone=ساكسفون
    `),
  },
};
