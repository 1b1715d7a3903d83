import type { Language } from '../../kernel/problem.ts';
import type { ActiveRule } from './evaluate-rule.ts';
import type { Figures } from './rule-case.ts';
import type { Need, RuleFlag } from './rule.values.ts';

type Words = Readonly<Record<Language, string>>;

const needWords: Readonly<Record<Need, Words>> = {
  phone: { en: 'phone', es: 'teléfono' },
  address: { en: 'address', es: 'dirección' },
  id: { en: 'a valid document', es: 'un documento vigente' },
  notExpired: { en: 'a document that has not expired', es: 'un documento que no haya vencido' },
  birthDate: { en: 'birth date', es: 'fecha de nacimiento' },
  purpose: { en: 'purpose', es: 'propósito' },
  taxIdOrPassport: { en: 'tax id or passport', es: 'número fiscal o pasaporte' },
  occupation: { en: 'occupation', es: 'ocupación' },
  sourceOfFunds: { en: 'source of funds', es: 'origen de los fondos' },
  file: { en: 'a file of documents', es: 'un expediente de documentos' },
  officer: { en: 'a look by compliance', es: 'una revisión de cumplimiento' },
};

const flagWords: Partial<Record<RuleFlag, Words>> = {
  familyWithoutRelation: {
    en: 'The class Family is for close relatives; choose another class or relationship',
    es: 'La clase Familiar es para familiares cercanos; elija otra clase o parentesco',
  },
  restrictedProduct: {
    en: 'This card product may not be sold',
    es: 'Este producto de tarjeta no se puede vender',
  },
  areaSuspended: { en: 'Nothing is delivered there at the moment', es: 'Allí no se entrega por ahora' },
  photoRejected: { en: 'The photo was rejected; take a new one', es: 'La foto fue rechazada; tome otra' },
  licenceExpired: {
    en: 'A licence of this office has expired',
    es: 'Una licencia de esta oficina venció',
  },
};

/** What the person at the counter reads, who can do something about it. Never why somebody is suspected. */
export function refusalWords(
  { measure, name }: Pick<ActiveRule, 'measure' | 'name'>,
  measured: Figures,
): Words {
  if (measure.kind === 'tier') return tierWords(measure.params.from, measured);
  if (measure.kind === 'certification') {
    return { en: 'A signed certification is needed', es: 'Hace falta la certificación firmada' };
  }
  const known = measure.kind === 'flag' ? flagWords[measure.params.flag] : undefined;
  return known ?? name;
}

function tierWords(from: string, { missing = [] }: Figures): Words {
  const wanted = (typeof missing === 'string' ? [missing] : missing) as readonly Need[];
  const list = (language: Language): string => wanted.map((need) => needWords[need][language]).join(', ');
  if (BigInt(from) < 100n) return { en: `Still needed: ${list('en')}`, es: `Falta: ${list('es')}` };
  return {
    en: `For ${dollars(from)} or more we need: ${list('en')}`,
    es: `Para ${dollars(from)} o más se necesita: ${list('es')}`,
  };
}

/** `1,234.00`, as amounts stand on the screens of both languages. */
function dollars(cents: string): string {
  const padded = cents.padStart(3, '0');
  return `${padded.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${padded.slice(-2)}`;
}
