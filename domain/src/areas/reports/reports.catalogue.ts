import type { GuardedAccess } from '../../access/access.ts';
import type { Role } from '../../access/roles.ts';
import { roles } from '../../access/roles.ts';
import type { EndpointKey } from '../../kernel/endpoint.ts';
import type { Language } from '../../kernel/problem.ts';
import type { Paper } from './paper.ts';

export type Translated = Readonly<Record<Language, string>>;

export const reportGroups = [
  'Users',
  'Offices',
  'Notices',
  'Activity',
  'Transfers',
  'Compliance',
  'Printing',
] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** Something the person chooses before a document is made: a row of an explorer, by its id. */
export interface Parameter {
  readonly explorer: string;
  readonly title: Translated;
}

interface ReportLine {
  readonly group: ReportGroup;
  readonly title: Translated;
  /** Who may run it as long as nobody has decided otherwise; a corporation admin always may. */
  readonly defaultRoles: readonly Role[];
}

export interface DocumentLine extends ReportLine {
  readonly form: 'document';
  readonly parameters: Readonly<Record<string, Parameter>>;
  /** The first is the usual one. */
  readonly papers: readonly [Paper, ...Paper[]];
  /** The outer limit: the chosen roles narrow it and never widen it. */
  readonly access: GuardedAccess;
}

export interface ExportLine extends ReportLine {
  readonly form: 'export';
  /** Explorers whose export this is; their own access is the outer limit. */
  readonly explorers: readonly [string, ...string[]];
  readonly endpoint: EndpointKey;
}

export type Report = DocumentLine | ExportLine;

const everyone = ['any', 'operationOrigin', 'operationDestination'] as const;
const chooseUser = { explorer: 'users', title: { en: 'User', es: 'Usuario' } };
const chooseTransfer = { explorer: 'transfers', title: { en: 'Money transfer', es: 'Envío de dinero' } };
const chooseCase = { explorer: 'cases', title: { en: 'Case of compliance', es: 'Caso de cumplimiento' } };
const chooseOffice = { explorer: 'offices', title: { en: 'Office', es: 'Oficina' } };

/** Who sells and who watches over sales; a provider hands the money over and does not learn its price. */
const seesPrice = {
  who: ['corporation', 'saleOffice', 'officeClaim', 'complianceAml'],
  rights: ['ServicesMoneyTransfer', 'Compliance', 'Claims'],
  services: ['MoneyTransfer'],
} as const;

/**
 * Every document and export there is. The key is the kind: it names the template (`documents/<kind>.typ`),
 * stands in the address and in `report_access`.
 */
export const reportCatalogue = {
  'activation-letter': {
    form: 'document',
    group: 'Users',
    title: { en: 'Activation letter', es: 'Carta de activación' },
    parameters: { userId: chooseUser },
    papers: ['Letter'],
    access: { who: ['admin'], rights: ['SettingsUsers'] },
    defaultRoles: ['CorporationAdmin', 'Admin'],
  },
  'users-export': {
    form: 'export',
    group: 'Users',
    title: { en: 'List of users', es: 'Lista de usuarios' },
    explorers: ['users'],
    endpoint: 'POST /api/settings/users/export',
    defaultRoles: roles,
  },
  'office-sheet': {
    form: 'document',
    group: 'Offices',
    title: { en: 'Office sheet', es: 'Ficha de la oficina' },
    parameters: { officeId: chooseOffice },
    papers: ['Letter'],
    access: { who: ['admin'], rights: ['SettingsOffices'] },
    defaultRoles: ['CorporationAdmin', 'Admin'],
  },
  'offices-export': {
    form: 'export',
    group: 'Offices',
    title: { en: 'List of offices', es: 'Lista de oficinas' },
    explorers: ['offices'],
    endpoint: 'POST /api/settings/offices/export',
    defaultRoles: roles,
  },
  'gateways-export': {
    form: 'export',
    group: 'Offices',
    title: { en: 'List of payment gateways', es: 'Lista de pasarelas de pago' },
    explorers: ['gateways'],
    endpoint: 'POST /api/settings/gateways/export',
    defaultRoles: roles,
  },
  'notices-export': {
    form: 'export',
    group: 'Notices',
    title: { en: 'List of notices', es: 'Lista de avisos' },
    explorers: ['notices'],
    endpoint: 'POST /api/settings/notices/export',
    defaultRoles: roles,
  },
  'activity-export': {
    form: 'export',
    group: 'Activity',
    title: { en: 'Activity log', es: 'Registro de actividad' },
    explorers: [
      'activity-all',
      'activity-me',
      'activity-office',
      'activity-orders',
      'activity-customers',
      'activity-settings',
      'activity-security',
    ],
    endpoint: 'POST /api/activity/all/export',
    defaultRoles: roles,
  },
  'transfer-disclosure': {
    form: 'document',
    group: 'Transfers',
    title: { en: 'Disclosure before payment', es: 'Información antes de pagar' },
    parameters: { orderId: chooseTransfer },
    papers: ['Letter', 'Ticket80'],
    access: seesPrice,
    defaultRoles: roles,
  },
  'transfer-receipt': {
    form: 'document',
    group: 'Transfers',
    title: { en: 'Receipt', es: 'Recibo' },
    parameters: { orderId: chooseTransfer },
    papers: ['Letter', 'Ticket80'],
    access: seesPrice,
    defaultRoles: roles,
  },
  'transfer-declaration': {
    form: 'document',
    group: 'Transfers',
    title: { en: 'Sender’s declaration', es: 'Declaración del remitente' },
    parameters: { orderId: chooseTransfer },
    papers: ['Letter'],
    access: seesPrice,
    defaultRoles: roles,
  },
  'transfer-slip': {
    form: 'document',
    group: 'Transfers',
    title: { en: 'Delivery slip', es: 'Comprobante de entrega' },
    parameters: { orderId: chooseTransfer },
    papers: ['Letter'],
    access: {
      ...seesPrice,
      who: ['corporation', 'saleOffice', 'providerOffice', 'officeClaim', 'complianceAml'],
    },
    defaultRoles: roles,
  },
  'courier-run-sheet': {
    form: 'document',
    group: 'Transfers',
    title: { en: 'Courier’s run sheet', es: 'Hoja de ruta' },
    parameters: { courierId: chooseUser },
    papers: ['Letter'],
    access: { who: ['providerOffice'], rights: ['ServicesMoneyTransfer'], services: ['MoneyTransfer'] },
    defaultRoles: roles,
  },
  'compliance-case': {
    form: 'document',
    group: 'Compliance',
    title: { en: 'Case of compliance', es: 'Caso de cumplimiento' },
    parameters: { caseId: chooseCase },
    papers: ['Letter'],
    access: { who: ['corporationCompliance', 'complianceAml'], rights: ['Compliance'] },
    defaultRoles: ['CorporationAdmin', 'CorporationCompliance', 'CorporationComplianceAML'],
  },
  'cases-export': {
    form: 'export',
    group: 'Compliance',
    title: { en: 'Services in Hold', es: 'Servicios retenidos' },
    explorers: ['cases'],
    endpoint: 'POST /api/compliance/cases/export',
    defaultRoles: roles,
  },
  'cash-slip': {
    form: 'document',
    group: 'Offices',
    title: { en: 'Cash drawer slip', es: 'Comprobante de caja' },
    parameters: {},
    papers: ['Ticket80', 'Letter'],
    access: { who: ['saleDesk'] },
    defaultRoles: roles,
  },
  'test-page': {
    form: 'document',
    group: 'Printing',
    title: { en: 'Printer test page', es: 'Página de prueba de impresión' },
    parameters: {},
    papers: ['Letter', 'Ticket80', 'Label4x6'],
    access: { who: everyone },
    defaultRoles: roles,
  },
} as const satisfies Record<string, Report>;

type Catalogue = typeof reportCatalogue;
export type ReportKind = keyof Catalogue;
export type DocumentKind = {
  [K in ReportKind]: Catalogue[K]['form'] extends 'document' ? K : never;
}[ReportKind];

export const reportKinds = Object.keys(reportCatalogue) as ReportKind[];
export const documentKinds = reportKinds.filter(isDocumentKind);

export function isDocumentKind(kind: ReportKind): kind is DocumentKind {
  return reportCatalogue[kind].form === 'document';
}

/** The line of the catalogue that an explorer's export belongs to. */
export function exportKindOf(explorer: string): ReportKind | undefined {
  return reportKinds.find((kind) => {
    const line: Report = reportCatalogue[kind];
    return line.form === 'export' && line.explorers.includes(explorer);
  });
}
