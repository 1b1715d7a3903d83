import type { ScannedAddress, ScannedDocument } from './scanned-document.ts';
import { capitalised, splitSurnames } from './split-surnames.ts';

/** Elements are separated by line feeds; some readers turn these, and the record separator, into other line ends. */
// oxlint-disable-next-line no-control-regex -- the standard separates with them
const separators = /[\n\r\u001c-\u001e]+/;

/**
 * Reads the PDF417 on the back of a US or Canadian licence. Elements are three letters and a value; which of them are
 * there differs by version and state, so what is missing stays empty. Source: AAMVA DL/ID Card Design Standard 2020,
 * annex D (D.12.5 for the elements); versions before 2000 wrote the name into DAA.
 *
 * @returns undefined for a text that is no licence
 */
export function readAamva(text: string): ScannedDocument | undefined {
  // Issuer, version (from the second one on also of the jurisdiction), number of entries, first entry.
  const header = /(?:ANSI |AAMVA)\s?\d{6}(?:\d{4}|\d{6})(DL|ID|EN)/.exec(text);
  if (header === null) return undefined;
  const element = elementsOf(text.slice(header.index));
  const number = element('DAQ').replaceAll(/\s/g, '');
  if (number === '') return undefined;
  const isCanadian = element('DCG') === 'CAN';
  const country = isCanadian ? 'CA' : 'US';
  const day = (name: string) => dayOf(element(name), isCanadian);
  return {
    ...namesOf(element),
    birthDate: day('DBB'),
    sex: ({ 1: 'M', 2: 'F', M: 'M', F: 'F' } as const)[element('DBC') as '1'] ?? null,
    address: isCanadian ? null : addressOf(element),
    id: {
      type:
        /(?:^|[\n\r])(?:DL)?ID[A-Z]{3}|ID\d{8}/.test(text) && !/DL\d{8}/.test(text)
          ? 'StateId'
          : 'DriverLicense',
      number,
      country,
      state: isCanadian ? '' : element('DAJ').slice(0, 2).toUpperCase(),
      issuedOn: day('DBD'),
      expiresOn: day('DBA'),
      verification: 'Pdf417',
      mrz: '',
    },
  };
}

type Element = (name: string) => string;

/** The first element of a subfile stands right behind its designator: `DLDAQS123…`. */
function elementsOf(text: string): Element {
  const values = new Map<string, string>();
  for (const line of text.split(separators)) {
    const [, name, value] = /^(?:.*?(?:DL|ID)(?=DA[AQ]|DC[A-S]))?([DZ][A-Z]{2})(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined && !values.has(name)) values.set(name, value.trim());
  }
  const empty = new Set(['NONE', 'UNAVL', 'UNAVAIL', 'N/A']);
  return (name) => {
    const value = values.get(name) ?? '';
    return empty.has(value.toUpperCase()) ? '' : value;
  };
}

function namesOf(element: Element) {
  const [surname = '', given = '', middle = ''] = element('DAA').split(/[,@]/);
  const first = element('DAC') || element('DCT').split(/[, ]/)[0] || given;
  const second = element('DAD') || element('DCT').split(/[, ]/).slice(1).join(' ') || middle;
  return {
    firstName: capitalised(first.trim()),
    middleName: capitalised(second.replaceAll(',', ' ').trim()),
    ...splitSurnames((element('DCS') || element('DAB') || surname).replaceAll(',', ' ')),
  };
}

function addressOf(element: Element): ScannedAddress | null {
  const line1 = element('DAG');
  if (line1 === '') return null;
  const [, zip = '', plus = ''] = /^(\d{5})-?(\d{4})?/.exec(element('DAK').replaceAll(/\s/g, '')) ?? [];
  return {
    line1: capitalised(line1),
    line2: capitalised(element('DAH')),
    city: capitalised(element('DAI')),
    state: element('DAJ').slice(0, 2).toUpperCase(),
    zip: plus === '' || plus === '0000' ? zip : `${zip}-${plus}`,
  };
}

/** MMDDCCYY in the US, CCYYMMDD in Canada. */
function dayOf(value: string, isCanadian: boolean): string | null {
  const digits = value.replaceAll(/\D/g, '');
  if (digits.length !== 8) return null;
  const isYearFirst = isCanadian || Number(digits.slice(0, 2)) > 12;
  const [year, month, day] = isYearFirst
    ? [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)]
    : [digits.slice(4), digits.slice(0, 2), digits.slice(2, 4)];
  return `${year}-${month}-${day}`;
}
