/** Where a number is taken to be from when it names no country. */
export type PhoneHome = 'US' | 'CU';

/** What is wrong with a number: a code of problem.messages. */
export type PhoneFault = 'phone-shape' | 'phone-not-us' | 'phone-not-cuban' | 'phone-area-unknown';

export type ReadPhone =
  | { readonly e164: string; readonly fault: null }
  | { readonly e164: null; readonly fault: PhoneFault };

/**
 * Area codes of Cuban landlines with the provinces they serve. Source: libphonenumber, resources/geocoding/en/53.txt
 * (Apache-2.0), as of 2026-11-20; the same as data/reference/phones_cu.json.
 */
export const cubanAreaCodes = {
  '7': 'La Habana',
  '21': 'Guantánamo',
  '22': 'Santiago de Cuba',
  '23': 'Granma',
  '24': 'Holguín',
  '31': 'Las Tunas',
  '32': 'Camagüey',
  '33': 'Ciego de Ávila',
  '41': 'Sancti Spíritus',
  '42': 'Villa Clara',
  '43': 'Cienfuegos',
  '45': 'Matanzas',
  '46': 'Isla de la Juventud',
  '47': 'Mayabeque y Artemisa',
  '48': 'Pinar del Río',
  '49': 'Artemisa',
} as const satisfies Record<string, string>;

const northAmerican = /^[2-9]\d{2}[2-9]\d{6}$/;
const cubanMobile = /^(5\d|6[2-9])\d{6}$/;
const e164 = /^\+[1-9]\d{6,14}$/;

/** A number as typed, with blanks, dots, dashes and brackets, as E.164; or why it is none. */
export function readPhone(typed: string, home: PhoneHome): ReadPhone {
  const text = typed.replaceAll(/[\s().\-–/]/g, '').replace(/^(00|011)(?=\d{7})/, '+');
  if (text.startsWith('+1')) return readNorthAmerican(text.slice(2));
  if (text.startsWith('+53')) return readCuban(text.slice(3));
  if (text.startsWith('+')) return e164.test(text) ? found(text) : fault('phone-shape');
  if (!/^\d+$/.test(text)) return fault('phone-shape');
  return home === 'US'
    ? readNorthAmerican(text.replace(/^1(?=\d{10}$)/, ''))
    : readCuban(text.replace(/^53(?=\d{8}$)/, '').replace(/^0(?=\d{8}$)/, ''));
}

/** Ten digits of the North American numbering plan: area and exchange begin with 2 to 9. */
function readNorthAmerican(digits: string): ReadPhone {
  return northAmerican.test(digits) ? found(`+1${digits}`) : fault('phone-not-us');
}

/** Eight digits: a mobile begins with 5 or 62 to 69, a landline with the code of its area. */
function readCuban(digits: string): ReadPhone {
  if (!/^\d{8}$/.test(digits)) return fault('phone-not-cuban');
  return cubanMobile.test(digits) || areaCodeOf(digits) !== null
    ? found(`+53${digits}`)
    : fault('phone-area-unknown');
}

/** The area of a Cuban landline; null for a mobile and for everything else. */
export function cubanArea(number: string): string | null {
  const digits = number.replace(/^\+53/, '');
  if (!/^\d{8}$/.test(digits) || cubanMobile.test(digits)) return null;
  const code = areaCodeOf(digits);
  return code === null ? null : cubanAreaCodes[code];
}

export function isCubanMobile(number: string): boolean {
  return number.startsWith('+53') && cubanMobile.test(number.slice(3));
}

function areaCodeOf(digits: string): keyof typeof cubanAreaCodes | null {
  const codes = [digits.slice(0, 1), digits.slice(0, 2)];
  const code = codes.find((one) => Object.hasOwn(cubanAreaCodes, one));
  return (code as keyof typeof cubanAreaCodes | undefined) ?? null;
}

/** As people read it: `(305) 555-0142`, `+53 5 555 5555` as `+53 5555 5555`. */
export function formatPhone(number: string): string {
  const [, area = '', exchange = '', line = ''] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number) ?? [];
  if (line !== '') return `(${area}) ${exchange}-${line}`;
  return number.replace(/^\+53(\d{4})(\d{4})$/, '+53 $1 $2');
}

/** For offices that must not see it: country and the last two digits. */
export function maskPhone(number: string): string {
  const country = number.startsWith('+53') ? '+53 ' : number.startsWith('+1') ? '+1 ' : '+';
  return `${country}••••••${number.slice(-2)}`;
}

function found(number: string): ReadPhone {
  return { e164: number, fault: null };
}

function fault(code: PhoneFault): ReadPhone {
  return { e164: null, fault: code };
}
