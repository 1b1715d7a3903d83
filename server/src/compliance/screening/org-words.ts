import { editDistance } from './edit-distance.ts';

/** Legal forms: one code for every spelling, words or letters. A form says little, another form nearly nothing. */
const forms = `
ltd: ltd limited ltda limitada
llc: llc lc
llp: llp
lp: lp
inc: inc incorporated
corp: corp corporation corporacion
co: co company compania cia companie
plc: plc
pllc: pllc
sa: sa
sas: sas
sarl: sarl
srl: srl
sl: sl slu
cv: cv
sab: sab
ag: ag aktiengesellschaft
gmbh: gmbh
kg: kg
ab: ab
as: as
aps: aps
bv: bv
nv: nv
oy: oy oyj
spa: spa
spzoo: spzoo
sdnbhd: bhd sdn
pty: pty
pte: pte
pvt: pvt
jsc: jsc ojsc cjsc pjsc oao zao pao ao psc pjs
ooo: ooo
fze: fze fzco fzc
kk: kk
kft: kft
doo: doo
ad: ad ead
eood: eood ood
na: na
`;

/** Phrases that are forms; longest first. */
export const formPhrases: readonly (readonly [RegExp, string])[] = [
  [/\b(public|open|closed) joint stock company\b/g, 'jsc'],
  [/\bjoint stock compan\w?\b/g, 'jsc'],
  [/\b(otkrytoe |publichnoe |zakrytoe )?aktsionernoy?e obshch?estvo\b/g, 'jsc'],
  [/\bobshch?estvo s ogranichenn?oi?y? otvetstvenn?ostyu\b/g, 'ooo'],
  [/\blimited liability (company|co)\b/g, 'llc'],
  [/\blimited liability partnership\b/g, 'llp'],
  [/\blimited partnership\b/g, 'lp'],
  [/\bpublic limited company\b/g, 'plc'],
  [/\bprivate limited\b/g, 'pvt ltd'],
  [/\bgesells?chaft mit beschran?kter haftung\b/g, 'gmbh'],
  [/\baktiengess?ells?chaft\b/g, 'ag'],
  [/\bsociet\w+ cu raspundere limitata\b/g, 'srl'],
  [/\bsociedad de responsabilidad limitada\b/g, 'srl'],
  [/\bsociedad anonima( de capital variable)?\b/g, 'sa'],
  [/\bsociete anonyme\b/g, 'sa'],
  [/\bs de rl( de cv)?\b/g, 'srl'],
  [/\bsa de cv\b/g, 'sa'],
  [/\bsp z o ?o\b/g, 'spzoo'],
  [/\bunited states( of america)?\b/g, 'us'],
  [/\bunited kingdom\b/g, 'uk'],
];

/** Words that many organisations have in their names: they say what it is, not which. */
const generics = `
group grupo groupe gruppe holding holdings bank banco banque trading trade comercial commercial general international internacional
intl industries industry industria industrial industrias enterprise enterprises empresa empresarial services service servicios
management investment investments inversiones capital fund finance financial financiera financiero financing solutions systems
technology technologies technical engineering construction company corporacion import export importacion exportacion
importadora exportadora logistics transport transporte transportes shipping maritime marine navigation airlines aviation airways
partners partnership trust foundation fundacion organization organisation organizacion association asociacion society institute instituto
center centre centro national nacional state office agency agencia exchange securities real estate insurance seguros
production productions manufacturing factory plant works mills steel oil petroleum gas energy power electric electronics pharmaceutical
chemical chemicals metal metals mining minera hotel hoteles hostal villa resort club aparthotel turismo tours travel union
ministry ministerio department directorate committee council government federation movement network university army party front
global world first new the of and for in at to by on with y e et und
`;

const formOfWord = new Map<string, string>();
for (const line of forms.trim().split('\n')) {
  const [code = '', words = ''] = line.split(': ');
  for (const word of words.split(' ')) formOfWord.set(word, code);
}
const genericWords: ReadonlySet<string> = new Set(generics.trim().split(/\s+/));
/** Said in passing in any language; they never tell two organisations apart. */
const fillers: ReadonlySet<string> = new Set(
  'the of and for in at to by on with y e et und de del la las los el al do da dos des du le les van der von'.split(
    ' ',
  ),
);

const longForms = [...formOfWord.keys()].filter((word) => word.length >= 9);

/** The code of a legal form, if the word is one; long ones may have a slip. */
export function legalForm(word: string): string | undefined {
  const code = formOfWord.get(word);
  if (code || word.length < 8) return code;
  const near = longForms.find((form) => editDistance(word, form, 1) === 1);
  return near && formOfWord.get(near);
}

export function isGenericWord(word: string): boolean {
  return genericWords.has(word);
}

export function isFiller(word: string): boolean {
  return fillers.has(word);
}
