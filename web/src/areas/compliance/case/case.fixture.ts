import type { CaseHit, CasePaper } from '#domain/areas/compliance/case-paper.ts';
import { checklistSteps } from '#domain/areas/compliance/cases.values.ts';
import { writeStored } from '#web/lib/storage.ts';

/** A receiver who is called nearly like a listed person, as the engine explains it. */
export const receiverHit: CaseHit = {
  id: '91',
  screeningId: '81',
  role: 'receiver',
  subjectName: 'Miguel Díaz Bermúdez',
  source: 'OFAC_SDN',
  entryId: '50001',
  name: 'DIAZ-CANEL BERMUDEZ, Miguel',
  score: 0.8761,
  nameScore: 0.9061,
  portalScore: 92,
  status: 'alert',
  evidence: [
    { fact: 'birth', verdict: 'different', subject: '1961-03-02', listed: '1960-04-20', points: -0.03 },
    { fact: 'country', verdict: 'same', subject: 'Cuba', listed: 'Cuba', points: 0 },
  ],
  parts: [
    {
      how: 'same',
      query: 'miguel',
      candidate: 'miguel',
      role: 'given',
      similarity: 1,
      share: 0.3137,
      points: 0.31344,
    },
    {
      how: 'misspelt',
      query: 'diaz',
      candidate: 'diazcanel',
      role: 'surname',
      similarity: 0.9061,
      share: 0.3137,
      points: 0.28476,
    },
    {
      how: 'same',
      query: 'bermudez',
      candidate: 'bermudez',
      role: 'second-surname',
      similarity: 1,
      share: 0.3137,
      points: 0.31344,
    },
    { how: 'missing', candidate: 'mario', role: 'given', similarity: 0, share: 0.0589, points: 0 },
    { how: 'rule', rule: 'order', points: -0.00554 },
    {
      how: 'evidence',
      rule: 'birth',
      verdict: 'different',
      query: '1961-03-02',
      candidate: '1960-04-20',
      points: -0.03,
    },
  ],
  entry: {
    kind: 'person',
    names: [
      { name: 'DIAZ-CANEL BERMUDEZ, Miguel', use: 'primary' },
      { name: 'DIAZ-CANEL, Miguel Mario', use: 'aka' },
    ],
    programs: ['CUBA-EO14404'],
    title: 'President',
    remarks: 'Secondary sanctions risk.',
    births: ['1960-04-20'],
    birthPlaces: ['Placetas, Villa Clara'],
    sexes: ['M'],
    nationalities: ['Cuba'],
    ids: [{ kind: 'Passport', number: 'E004512', country: 'Cuba' }],
    addresses: ['La Habana, Cuba'],
    linkedTo: [],
  },
  changedSince: null,
  reopened: null,
  decision: 'open',
  reasonCode: null,
  note: '',
  decidedBy: null,
  decidedAt: null,
  needsSecond: false,
  isNeverRemembered: false,
  basis: 'lists:412 config:1 engine:2',
};

const actions = [
  'unclaim',
  'assign',
  'checklist',
  'decide',
  'clear',
  'release',
  'reject',
  'block-funds',
  'request-information',
  'escalate',
  'note',
  'file',
  'export',
] as const;

/** In the hands of the reader, the first question answered, nothing decided. */
export const claimedCase: CasePaper = {
  id: '7',
  version: 3,
  number: 'HC-000123',
  queue: 'ofac',
  state: 'Claimed',
  severity: 3,
  openedAt: '2026-11-20T15:27:00Z',
  slaAt: '2099-11-21T15:27:00Z',
  isPaused: false,
  kind: 'order',
  service: 'MoneyTransfer',
  orderNumber: 'MT-HIA-024815-7',
  orderId: '70',
  amount: '56000',
  parties: 'Marta Díaz Bermúdez › Miguel Díaz Bermúdez',
  office: 'HIA',
  reasons: ['SANCTIONS', 'STRUCT_B'],
  score: 0.8761,
  listedName: 'DIAZ-CANEL BERMUDEZ, Miguel',
  list: 'OFAC_SDN',
  programs: ['CUBA-EO14404'],
  birth: 'conflict',
  idNumber: 'missing',
  country: 'match',
  priorDecisions: 1,
  holder: 'Olga Prieto',
  isMine: true,
  approvals: 0,
  approvalsNeeded: 2,
  outcome: null,
  checkType: 'Ofac',
  isAml: false,
  needsTwo: true,
  assignee: { id: '1', name: 'Olga Prieto' },
  claimedAt: '2026-11-20T15:40:00Z',
  infoRequestedAt: null,
  information: null,
  asked: null,
  cleared: null,
  closed: null,
  order: {
    id: '70',
    number: 'MT-HIA-024815-7',
    service: 'MoneyTransfer',
    status: 'Hold',
    version: 4,
    office: { id: '1', code: 'HIA', name: 'Hialeah Main' },
    agent: { id: '4', name: 'Ana Ruiz' },
    createdAt: '2026-11-20T15:21:00Z',
    purchasedAt: '2026-11-20T15:27:00Z',
    principal: { amountMinor: 50_000, currency: 'USD' },
    total: { amountMinor: 56_000, currency: 'USD' },
    paid: { amountMinor: 56_000, currency: 'USD' },
    holdReasons: [],
    stoppedAt: null,
  },
  subjects: [
    {
      role: 'receiver',
      name: 'Miguel Díaz Bermúdez',
      customerId: null,
      recipientId: '12',
      facts: [
        { fact: 'birth', value: '1961-03-02' },
        { fact: 'sex', value: 'M' },
        { fact: 'country', value: 'Cuba' },
        { fact: 'id-number', value: 'CI ••••••• 4528' },
        { fact: 'address', value: 'Calle Maceo 214, Santa Clara' },
      ],
    },
  ],
  hits: [receiverHit],
  rules: [
    {
      id: '5',
      code: 'STRUCT_B',
      name: { en: 'Several senders to one receiver', es: 'Varios remitentes a un destinatario' },
      version: 2,
      action: 'hold',
      at: '2026-11-20T15:27:00Z',
      measured: { sum: '360000', orders: '3' },
      threshold: { over: '300000', orders: '3' },
      orders: [
        {
          id: '68',
          number: 'MT-ORL-000311-2',
          service: 'MoneyTransfer',
          status: 'Delivered',
          at: '2026-11-18T15:27:00Z',
          total: { amountMinor: 152_000, currency: 'USD' },
        },
      ],
    },
  ],
  checklist: checklistSteps.map((step, place) => ({
    step,
    answer: place === 0 ? 'yes' : null,
    note: '',
    by: place === 0 ? 'Olga Prieto' : '',
    at: place === 0 ? '2026-11-20T15:41:00Z' : null,
    isNext: place === 1,
  })),
  events: [
    { seq: 1, at: '2026-11-20T15:27:00Z', by: '', kind: 'opened', data: {}, hash: 'a1' },
    { seq: 2, at: '2026-11-20T15:40:00Z', by: 'Olga Prieto', kind: 'claimed', data: {}, hash: 'b2' },
  ],
  chain: { isWhole: true, brokenAt: null, head: 'b2c3d4e5f60718293a4b' },
  notes: [],
  files: [],
  links: [
    {
      kind: 'phone',
      value: '+5352841190',
      person: 'Yamila Ortega Peña',
      customerId: '31',
      recipientId: null,
      role: 'sender',
      orders: [
        {
          id: '66',
          number: 'MT-ORL-000299-1',
          service: 'MoneyTransfer',
          status: 'Delivered',
          at: '2026-11-02T15:27:00Z',
          total: { amountMinor: 22_400, currency: 'USD' },
        },
      ],
    },
  ],
  prior: [],
  clocks: [],
  readers: [],
  actions: actions.map((action) => {
    const isLater = action === 'clear' || action === 'release';
    const reason = isLater ? { code: 'checklistOpen', message: 'Answer the checklist first.' } : null;
    return { action, allowed: !isLater, reason };
  }),
};

/** Somebody of compliance is logged in, as another tab would have done it. */
export function logInOfficer(role = 'CorporationCompliance'): void {
  writeStored('APP_USER_AUTHENTICATED', { id: '1', token: 'test', roles: [role], roleMenus: ['Compliance'] });
  writeStored('X-APPUSEROFFICE', '1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'APP_USER_AUTHENTICATED' }));
}

const office = {
  id: '1',
  code: 'HAB',
  name: 'Head office',
  officeType: 'Regular',
  timeZone: 'America/New_York',
};

/** What every screen of the area asks for besides its own. */
export const aroundCases = {
  'GET /api/offices/scope': () => [{ ...office, defaultForLogin: true }],
  'GET /api/offices/1': () => ({ ...office, serviceTypes: ['MoneyTransfer'], linkedOfficeIds: [] }),
};
