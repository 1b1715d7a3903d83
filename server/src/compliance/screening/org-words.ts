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

/** Phrases that are forms, also with a slip or a space less; longest first. */
export const formPhrases: readonly (readonly [RegExp, string])[] = [
  [/\b(public|open|closed) ?joint ?stock( co| c[omp]\w*)?\b/g, 'jsc'],
  [/\bjoint ?stock( co| c[omp]\w*)?\b/g, 'jsc'],
  [/\b(otkrytoe |publichnoe |zakrytoe )?aktsionernoy?e obshch?estvo\b/g, 'jsc'],
  [/\bobshch?estvo s ogranichenn?o[ijy]* otvetstvenn?ostyu\b/g, 'ooo'],
  [/\blimited liability partnership\b/g, 'llp'],
  [/\b(lim\w* ?)?liability (co|c[omp]\w*)\b/g, 'llc'],
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

/** One word in several forms and languages, by its first: they tell two organisations apart no more than a slip does. */
const spellings = `
international: intl internacional
national: nacional nationals
organization: organisation organizations organisations organizacion
labor: labour
center: centre centro centr tsentr centers
brothers: bros
department: dept departamento departments
government: govt
association: assn asociacion associations
manufacturing: mfg manufacture manufacturer manufacturers
industry: industries industrial industria industrias industriales
technology: technologies technological tecnologia tecnologias tech
trade: trading traders trader
service: services servicio servicios
airline: airlines airways aircompany aerolineas
agency: agencies agencia agencias
agent: agents
metal: metals metallic metales
material: materials materiales
chemical: chemicals
investment: investments inversiones inversion
enterprise: enterprises
production: productions produccion
product: products productos
system: systems sistema sistemas
solution: solutions
holding: holdings
partner: partners
revolution: revolutionary
guard: guards
engineering: engineers engineer ingenieria
transport: transports transporte transportes transportation
shipping: shippings
maritime: maritima maritimo
commercial: comercial
company: companies
`;

const formOfWord = new Map<string, string>();
for (const line of forms.trim().split('\n')) {
  const [code = '', words = ''] = line.split(': ');
  for (const word of words.split(' ')) formOfWord.set(word, code);
}
const spellingOf = new Map(
  spellings
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [one = '', others = ''] = line.split(': ');
      return others.split(' ').map((word) => [word, one] as const);
    }),
);
/** The spelling under which a word of an organisation is compared. */
export function oneSpelling(word: string): string {
  return spellingOf.get(word) ?? word;
}

const genericWords: ReadonlySet<string> = new Set(
  generics
    .trim()
    .split(/\s+/)
    .flatMap((word) => [word, oneSpelling(word)]),
);
/** Said in passing in any language; they never tell two organisations apart. */
const fillers: ReadonlySet<string> = new Set(
  'the of and for in at to by on with y e et und de del la las los el al do da dos des du le les van der von'.split(
    ' ',
  ),
);

const longForms = [...formOfWord.keys()].filter((word) => word.length >= 7);

/** The code of a legal form, if the word is one; long ones may have a slip behind the first letter. */
export function legalForm(word: string): string | undefined {
  const code = formOfWord.get(word);
  if (code || word.length < 6) return code;
  const near = longForms.find((form) => form[0] === word[0] && editDistance(word, form, 1) === 1);
  return near && formOfWord.get(near);
}

export function isGenericWord(word: string): boolean {
  return genericWords.has(word);
}

export function isFiller(word: string): boolean {
  return fillers.has(word);
}
