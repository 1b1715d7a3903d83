import { menuRightLabels, roleLabels } from '#domain/access/access.labels.ts';
import type { MenuRight } from '#domain/access/menu-right.ts';
import type { Role } from '#domain/access/roles.ts';
import type { DocumentKind } from '#domain/areas/reports/reports.catalogue.ts';
import { reportCatalogue } from '#domain/areas/reports/reports.catalogue.ts';
import type { RightsChoice } from '#domain/areas/users/user.schema.ts';
import { usersLabels } from '#domain/areas/users/users.labels.ts';
import type { Language } from '#web/lib/storage.ts';
import { useLanguage, useMessages } from '#web/lib/i18n.ts';
import type { Catalog, Translate } from '#web/lib/i18n.ts';

interface Office {
  readonly id: string;
  readonly code: string;
}

/** The fields of a user and their values in words, for comparison and history. Offices are named by their codes. */
export function useUserWords(offices: readonly Office[]) {
  const t = useMessages('users');
  const language = useLanguage();
  const codeOf = (value: unknown) => offices.find(({ id }) => id === value)?.code ?? String(value);
  return {
    labels: fieldLabels(t),
    show(field: string, value: unknown): string {
      if (value === null || value === undefined || value === '') return '—';
      if (field === 'rights') return rightsInWords(value as RightsChoice, language, t);
      if (field === 'officeIds') return (value as string[]).map(codeOf).join(', ');
      if (field === 'defaultOfficeId') return codeOf(value);
      if (field === 'document') return reportCatalogue[value as DocumentKind].title[language];
      return inWords(field, value, language);
    },
  };
}

function fieldLabels(t: Translate<Catalog['users']>) {
  return {
    email: t(($) => $.field.email),
    firstName: t(($) => $.field.firstName),
    lastName: t(($) => $.field.lastName),
    phone: t(($) => $.field.phone),
    language: t(($) => $.field.language),
    officeIds: t(($) => $.field.officeIds),
    defaultOfficeId: t(($) => $.field.defaultOfficeId),
    roles: t(($) => $.field.roles),
    rights: t(($) => $.field.rights),
    status: t(($) => $.field.status),
    twoFactor: t(($) => $.field.twoFactor),
    document: t(($) => $.field.document),
  };
}

/** 'All rights', or the list of them. */
export function rightsInWords(
  choice: RightsChoice,
  language: Language,
  t: Translate<Catalog['users']>,
): string {
  return choice.all ? t(($) => $.rights.all) : listOf(choice.list, menuRightLabels[language]);
}

function listOf<Value extends Role | MenuRight>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): string {
  return values.map((value) => names[value]).join(', ');
}

function inWords(field: string, value: unknown, language: Language): string {
  if (Array.isArray(value)) return listOf(value as Role[], roleLabels[language]);
  const text = String(value);
  return usersLabels[language].values[field as 'status']?.[text] ?? text;
}
