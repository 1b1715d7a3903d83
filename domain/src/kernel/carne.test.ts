import { describe, expect, it } from 'vitest';
import { readCarne } from './carne.ts';

const today = '2026-11-20';

describe('readCarne', () => {
  // The first three from python-stdnum (stdnum/cu/ni.py), the last one computed.
  it.each([
    ['91021027775', '1991-02-10', 'F'],
    ['72062506561', '1972-06-25', 'M'],
    ['85020291531', '1885-02-02', 'F'],
    ['05101567842', '2005-10-15', 'M'],
    [' 910 210 277 75 ', '1991-02-10', 'F'],
  ])('reads %s', (typed, birthDate, sex) => {
    expect(readCarne(typed, today)).toEqual({ number: typed.replaceAll(' ', ''), birthDate, sex });
  });

  it.each([
    ['9102102777A', 'carne-shape'],
    ['9102102777', 'carne-shape'],
    ['910210277755', 'carne-shape'],
    ['', 'carne-shape'],
    ['02023061531', 'carne-date'],
    ['99133012345', 'carne-date'],
    ['26112167842', 'carne-future'],
  ])('refuses %s: %s', (typed, fault) => {
    expect(readCarne(typed, today)).toEqual({ fault });
  });

  it('lets somebody be born today, and knows the leap days of each century', () => {
    expect(readCarne('26112067842', today)).toMatchObject({ birthDate: today });
    expect(readCarne('00022967842', today)).toMatchObject({ birthDate: '2000-02-29' });
    expect(readCarne('00022907842', today)).toEqual({ fault: 'carne-date' }); // 1900 had none
  });

  it('does not check the last digit: its rule is not public', () => {
    for (let digit = 0; digit < 10; digit += 1) {
      expect(readCarne(`9102102777${digit}`, today)).toMatchObject({ sex: 'F' });
    }
  });
});
