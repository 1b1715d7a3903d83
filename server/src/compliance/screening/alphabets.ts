/** How letters of other alphabets are written in Latin ones: pairs of letter and spelling, by script. */
export const cyrillic = table(
  'а a б b в v г g ґ g д d е e ё e є ie ж zh з z и i і i ї i й i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ c ђ dj ў u у u ф f х kh ц ts ч ch џ dz ш sh щ shch ъ ы y ь э e ю yu я ya ѓ g ќ k ѕ dz қ q ғ g ң n ө o ү u ұ u һ h ә a',
);
export const greek = table(
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
);
export const armenian = table(
  'ա a բ b գ g դ d ե e զ z է e ը y թ t ժ zh ի i լ l խ kh ծ ts կ k հ h ձ dz ղ gh ճ ch մ m յ y ն n շ sh ո o չ ch պ p ջ j ռ r ս s վ v տ t ր r ց ts ւ v փ p ք k օ o ֆ f և ev',
);
export const georgian = table(
  'ა a ბ b გ g დ d ე e ვ v ზ z თ t ი i კ k ლ l მ m ნ n ო o პ p ჟ zh რ r ს s ტ t უ u ფ p ქ k ღ gh ყ q შ sh ჩ ch ც ts ძ dz წ ts ჭ ch ხ kh ჯ j ჰ h',
);
/** Short vowels are not written, so only consonants are compared. */
export const arabic = table(
  'ا a أ a إ a آ a ء ؤ w ئ y ب b پ p ت t ث th ج j چ ch ح h خ kh د d ذ dh ر r ز z ژ zh س s ش sh ص s ض d ط t ظ z ع غ gh ف f ق q ک k ك k گ g ل l م m ن n ه h ة a و w ي y ی y ى a ـ',
);
export const hebrew = table(
  'א a ב b ג g ד d ה h ו w ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע פ p ף p צ ts ץ ts ק k ר r ש sh ת t',
);
export const kana = table(
  'ア a イ i ウ u エ e オ o カ ka キ ki ク ku ケ ke コ ko ガ ga ギ gi グ gu ゲ ge ゴ go サ sa シ shi ス su セ se ソ so ザ za ジ ji ズ zu ゼ ze ゾ zo タ ta チ chi ツ tsu テ te ト to ダ da ヂ ji ヅ zu デ de ド do ナ na ニ ni ヌ nu ネ ne ノ no ハ ha ヒ hi フ fu ヘ he ホ ho バ ba ビ bi ブ bu ベ be ボ bo パ pa ピ pi プ pu ペ pe ポ po マ ma ミ mi ム mu メ me モ mo ヤ ya ユ yu ヨ yo ラ ra リ ri ル ru レ re ロ ro ワ wa ヲ o ン n ヴ v ャ ya ュ yu ョ yo ァ a ィ i ゥ u ェ e ォ o ッ ー',
);

/** Parts of a Hangul syllable, revised romanisation: first, middle, last. */
export const hangul = {
  first: 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ').map(silent),
  middle: 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' '),
  last: '- k k k n n n t l k m l l l p l m p p t t ng t t k t p t'.split(' ').map(silent),
} as const;

function silent(part: string): string {
  return part === '-' ? '' : part;
}

/** A letter without a spelling after it is silent: the next word is a letter of the same script again. */
function table(pairs: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let letter = '';
  for (const part of pairs.split(' ')) {
    if (/^[a-z]+$/.test(part)) found.set(letter, part);
    else {
      found.set(part, '');
      letter = part;
    }
  }
  return found;
}
