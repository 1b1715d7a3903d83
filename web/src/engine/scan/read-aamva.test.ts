import { describe, expect, test } from 'vitest';
import { readAamva } from './read-aamva.ts';
import { licenceText } from './licence.fixture.ts';

describe('the barcode of a licence', () => {
  test('gives the holder, the address and the document', () => {
    expect(readAamva(licenceText())).toEqual({
      firstName: 'Marta',
      middleName: 'Elena',
      lastName: 'Díaz',
      secondLastName: 'Bermúdez',
      birthDate: '1969-04-17',
      sex: 'F',
      address: { line1: '4820 Ejemplo Ave', line2: '', city: 'Hialeah', state: 'FL', zip: '33012' },
      id: {
        type: 'DriverLicense',
        number: 'D213456789014',
        country: 'US',
        state: 'FL',
        issuedOn: '2021-04-18',
        expiresOn: '2029-04-17',
        verification: 'Pdf417',
        mrz: '',
      },
    });
  });

  test('of a state card says so', () => {
    expect(readAamva(licenceText({ subfile: 'ID' }))?.id.type).toBe('StateId');
  });

  test('is read when a keyboard reader has turned its separators into line ends', () => {
    const typed = licenceText().replaceAll('\u001e', '').replaceAll('\n', '\r\n');
    expect(readAamva(typed)?.id.number).toBe('D213456789014');
  });

  test('of an old version has all names in one element', () => {
    const old = licenceText({ elements: ['DAADIAZ,MARTA,ELENA', 'DAQX1', 'DBB04171969'] });
    expect(readAamva(old)).toMatchObject({ firstName: 'Marta', middleName: 'Elena', lastName: 'Diaz' });
  });

  test('of Canada writes the year first and has no US address', () => {
    const read = readAamva(
      licenceText({ elements: ['DCSROY', 'DACANNE', 'DAQR123', 'DBB19800229', 'DCGCAN', 'DAG1 RUE'] }),
    );
    expect(read).toMatchObject({ birthDate: '1980-02-29', address: null, id: { country: 'CA', state: '' } });
  });

  test.each(['', 'https://giro.test/x', 'ANSI 636010090002DL00410278'])('%j is none', (text) =>
    expect(readAamva(text)).toBeUndefined(),
  );
});
