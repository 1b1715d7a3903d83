import { describe, expect, test } from 'vitest';
import { checkDigit, readMrz } from './read-mrz.ts';

// Specimens of ICAO 9303 parts 4, 5 and 6.
const passport = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10';
const card = 'I<UTOD231458907<<<<<<<<<<<<<<<\n7408122F1204159UTO<<<<<<<<<<<6\nERIKSSON<<ANNA<MARIA<<<<<<<<<<';
const oldCard = 'I<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<\nD231458907UTO7408122F1204159<<<<<<<6';
const today = '2026-11-20';

/** A Cuban passport with right check digits. */
function cuban(names: string): string {
  const number = 'K123456<<';
  const line2 = `${number}${checkDigit(number)}CUB850202${checkDigit('850202')}M300115${checkDigit('300115')}85020291531<<<`;
  const whole = `${line2}${checkDigit(line2.slice(28, 42))}`;
  const composite = checkDigit(whole.slice(0, 10) + whole.slice(13, 20) + whole.slice(21, 43));
  return `${`P<CUB${names}`.padEnd(44, '<')}\n${whole}${composite}`;
}

describe('an MRZ', () => {
  test('of a passport gives the holder and the document', () => {
    const read = readMrz(passport, today);
    expect(read?.faults).toEqual([]);
    expect(read?.document).toMatchObject({
      firstName: 'Anna',
      middleName: 'Maria',
      lastName: 'Eriksson',
      secondLastName: '',
      birthDate: '1974-08-12',
      sex: 'F',
      id: { type: 'Passport', number: 'L898902C3', expiresOn: '2012-04-15', verification: 'Mrz' },
    });
    expect(read?.document.id.mrz).toBe(passport);
  });

  test.each([
    ['of a card of three lines', card],
    ['of a card of two lines', oldCard],
  ])('%s is read too', (_, zone) => {
    const read = readMrz(zone, today);
    expect(read?.faults).toEqual([]);
    expect(read?.document.birthDate).toBe('1974-08-12');
    expect(read?.document.lastName).toBe('Eriksson');
    expect(read?.document.id.number).toBe('D23145890');
    expect(read?.document.id.type).toBe('NationalId');
  });

  test('of Cuba keeps two surnames apart, also with particles', () => {
    expect(readMrz(cuban('PEREZ<GARCIA<<JUAN<CARLOS'), today)?.document).toMatchObject({
      firstName: 'Juan',
      middleName: 'Carlos',
      lastName: 'Perez',
      secondLastName: 'Garcia',
      birthDate: '1985-02-02',
      id: { country: 'CU', number: 'K123456', expiresOn: '2030-01-15' },
    });
    expect(readMrz(cuban('DE<LA<CRUZ<SAN<MARTIN<<ANA'), today)).toMatchObject({
      faults: [],
      document: { lastName: 'de la Cruz', secondLastName: 'San Martin' },
    });
  });

  test('may come in one line, with blanks, or with the quotes a reader makes of its fillers', () => {
    expect(readMrz(passport.replace('\n', ' ').toLowerCase(), today)?.faults).toEqual([]);
    expect(readMrz(passport.replaceAll('<', '‹'), today)?.faults).toEqual([]);
  });

  test.each([
    ['the number', passport.replace('L898902C3', 'L898902C4'), ['number', 'all']],
    ['the birth', passport.replace('7408122F', '7408132F'), ['birthDate', 'all']],
    ['the end', passport.replace('1204159Z', '1204169Z'), ['expiresOn', 'all']],
    ['the rest', passport.replace('184226B', '184227B'), ['all']],
  ])('says that %s does not fit its check digit', (_, zone, faults) => {
    expect(readMrz(zone, today)?.faults).toEqual(faults);
  });

  test.each(['', 'P<UTO', passport.slice(0, -1), '12345678901'.repeat(8)])('%j is none', (text) =>
    expect(readMrz(text, today)).toBeUndefined(),
  );
});
