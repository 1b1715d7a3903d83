import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { compareNames } from './compare-names.ts';
import { defaultConfig } from './match-config.ts';

const config = defaultConfig;
const { review, alert } = config.thresholds;

function score(query: string, candidate: string): number {
  return compareNames(query, candidate, { config }).score;
}

describe('Cuban names against listed ones', () => {
  test.each([
    ['accents and case', 'josé martínez peña', 'MARTINEZ PENA, Jose'],
    ['surnames first', 'Lazo Hernández Juan Esteban', 'LAZO HERNANDEZ, Juan Esteban'],
    ['as it sounds', 'Estevan Laso Ernandes', 'LAZO HERNANDEZ, Juan Esteban'],
    ['final s not said', 'Joaquin Quinta Sola', 'QUINTAS SOLA, Joaquin'],
    ['particles written in one', 'Vicente Delao Levy', 'DE LA O LEVY, Vicente'],
    ['particles left out', 'Jose Miguel Gomez Vallin', 'GOMEZ DEL VALLIN, Jose Miguel'],
    ['two given names in one', 'Anaguillermina Lastres Morera', 'LASTRES MORERA, Ana Guillermina'],
    ['a space in a surname', 'Eugenio Rabi lero Aguilera', 'RABILERO AGUILERA, Eugenio Armando'],
    ['familiar form', 'Pepe Lazo Morera', 'LAZO MORERA, Jose'],
    ['English form', 'Michael Anido Cuesta', 'ANIDO CUESTA, Miguel'],
    ['abbreviated surname', 'Juan Esteban Lazo Hdez', 'LAZO HERNANDEZ, Juan Esteban'],
    ['second given name left out', 'Roberto Morales Ojeda', 'MORALES OJEDA, Roberto Tomas'],
    ['initial', 'Ania G. Lastres Morera', 'LASTRES MORERA, Ania Guillermina'],
    ['husband added', 'Lis Cuesta Peraza de Díaz-Canel', 'CUESTA PERAZA, Lis'],
    ['widow', 'Lis Cuesta Peraza viuda de Rizo', 'CUESTA PERAZA, Lis'],
    ['two surnames in one', 'Alejandro Castroespin', 'CASTRO ESPIN, Alejandro'],
    ['digits for letters', 'Alona Munoa Ordozgoit1', 'MUNOA ORDOZGOITI, Alona'],
    ['a servant of God in one', 'Abdirahman Nurey', 'NUREY, Abdul Rahman'],
    ['one letter too many', 'Mayra Arevichh Marin', 'AREVICH MARIN, Mayra'],
  ])('%s: alerts', (_, query, candidate) => {
    expect(score(query, candidate)).toBeGreaterThanOrEqual(alert);
  });

  test.each([
    ['second surname left out', 'Alejandro Castro', 'CASTRO ESPIN, Alejandro'],
    ['husband instead of the second surname', 'Lis Cuesta de Díaz', 'CUESTA PERAZA, Lis'],
    ['surnames turned round', 'Roberto Tomás Ojeda Morales', 'MORALES OJEDA, Roberto Tomas'],
    ['a short given name', 'Luis Cuesta Peraza', 'CUESTA PERAZA, Lis'],
    ['only an initial', 'R. Morales Ojeda', 'MORALES OJEDA, Roberto Tomas'],
  ])('%s: for review', (_, query, candidate) => {
    expect(score(query, candidate)).toBeGreaterThanOrEqual(review);
    expect(score(query, candidate)).toBeLessThan(alert);
  });

  test.each([
    ['another second surname', 'Raúl Castro Fernández', 'CASTRO CALIS, Raul Alejandro'],
    ['another first surname', 'Manuel Cuesta Díaz', 'ANIDO CUESTA, Manuel'],
    ['only the second surname', 'Esteban Hernández', 'LAZO HERNANDEZ, Juan Esteban'],
    ['a sister of an uncommon name', 'Joaquina Quintas Sola', 'QUINTAS SOLA, Joaquin'],
    ['a sister, not a brother', 'Alejandra Castro Espín', 'CASTRO ESPIN, Alejandro'],
    ['a short given name', 'Luis Cuesta Pérez', 'CUESTA PERAZA, Lis'],
    ['Juan is no Iván', 'Iván Velásquez Caballero', 'VELASQUEZ CABALLERO, Juan'],
    ['Rolando is no Orlando', 'Rolando Anido Cuesta', 'ANIDO CUESTA, Orlando'],
    ['Mateo is no Matías', 'Matías Anido Cuesta', 'ANIDO CUESTA, Mateo'],
    ['another given name', 'Jorge Anido Cuesta', 'ANIDO CUESTA, Manuel'],
    ['Fernández is no slip', 'Juan Esteban Lazo Fernández', 'LAZO HERNANDEZ, Juan Esteban'],
    ['parts of it in other places', 'Miguel Bermúdez Díaz', 'DIAZ-CANEL BERMUDEZ, Miguel'],
    ['given names alone', 'Juan Esteban', 'LAZO HERNANDEZ, Juan Esteban'],
    ['surname alone', 'Lazo', 'LAZO HERNANDEZ, Juan Esteban'],
    ['another husband', 'Pía Abogne de León', 'Pía Abogne de Vera'],
  ])('%s: no hit', (_, query, candidate) => {
    expect(score(query, candidate)).toBeLessThan(review);
  });
});

describe('organisations', () => {
  test.each([
    ['Moa Nickel S.A.', 'MOA NICKEL SA'],
    ['Stripe LLC', 'Stripe Limited Liability Company'],
    ['van der bilt corp', 'vanderbilt corp'],
    ['Al Qaeda', "Al-Qa'ida/Islamic Army"],
    ['GAESA', 'Grupo de Administración Empresarial S.A.'],
    ['MINFAR', 'MINISTRY OF THE REVOLUTIONARY ARMED FORCES OF CUBA'],
    ['Brigade Forty-Four', 'Brigade 44'],
    ['FU YUAN YU 5', 'FU YUAN YU 005'],
    ['Crown Auto Trade', 'CROWN AUTO TRADING'],
    ['Shahid Nuri Industry', 'SHAHID NURI INDUSTRIES'],
    ['Limite Liability Company Vertikal', 'LIMITED LIABILITY COMPANY VERTIKAL'],
    ['Jointstock Company Signaltek', 'JOINT STOCK COMPANY SIGNALTEK'],
    ['Engineering Open Joint Stock Co. NPV', 'NPV ENGINEERING OPEN JOINT STOCK COMPANY'],
  ])('%s is %s', (query, candidate) => {
    expect(score(query, candidate)).toBeGreaterThanOrEqual(alert);
  });

  test.each([
    ['Comercial Caribe LLC', 'COMERCIAL CIMEX, S.A.'],
    ['Management Company', 'Westminster Management Company'],
    ['Bank of Armenia', 'Bank of America'],
    ['GAESA', 'Ministerio del Interior'],
  ])('%s is not %s', (query, candidate) => {
    expect(score(query, candidate)).toBeLessThan(review);
  });
});

test.each(['constructor', 'valueOf', 'toString', 'hasOwnProperty', '__proto__'])(
  'a firm called %s is a firm like any other',
  (word) => {
    expect(score(`${word} SA`, `${word} S.A.`)).toBe(1);
    expect(score(word, `Grupo ${word} Pupo`)).toBeLessThan(1);
    expect(compareNames(word, 'Comercial Caribe SA', { config }).score).toBeLessThan(review);
  },
);

test('ships of one fleet are for review', () => {
  expect(score('FU YUAN YU 8684', 'FU YUAN YU 8683')).toBeGreaterThanOrEqual(review);
  expect(score('FU YUAN YU 8684', 'FU YUAN YU 8683')).toBeLessThan(alert);
  expect(score('FU YUAN YU 8683', 'FU YUAN YU 8683')).toBe(1);
});

describe('other scripts', () => {
  test.each([
    ['Владимир Путин', 'PUTIN, Vladimir'],
    ['فرناندو بيريز', 'Fernando Pérez'],
    ['Νικόλαος Παπαδόπουλος', 'Nikolaos Papadopoulos'],
    ['ბარაკ ობამა', 'Barack Obama'],
    ['Владимир Пулин', 'Владимир Путин'],
  ])('%s is read as %s', (query, candidate) => {
    expect(score(query, candidate)).toBeGreaterThanOrEqual(review);
  });

  test('what cannot be read is refused with its script, not called clear', () => {
    expect(compareNames('田中花子', 'Tanaka Hanako', { config })).toMatchObject({
      score: 0,
      unreadable: 'han',
    });
    expect(compareNames('习近平', '习近平', { config }).score).toBe(1);
  });
});

describe('whatever the names', () => {
  const word = fc.constantFrom(
    ...'juan jose luis lis maria alejandro alejandra miguel castro espin diaz canel lazo hernandez perez de la o y del quintas sola kessell mohammad abdul rahman al bin vladimir putin g x'.split(
      ' ',
    ),
  );
  const name = fc
    .uniqueArray(word, { minLength: 1, maxLength: 7 })
    .chain((words) => fc.tuple(fc.constant(words), fc.nat({ max: words.length - 1 })))
    .map(([words, place]) => [words.slice(place), words.slice(0, place)] as const)
    .map(([first, given]) => (given.length > 0 ? `${first.join(' ')}, ${given.join(' ')}` : first.join(' ')));

  test('a score stands between 0 and 1 and its parts add up to it', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const found = compareNames(a, b, { config });
        expect(found.score).toBeGreaterThanOrEqual(0);
        expect(found.score).toBeLessThanOrEqual(1);
        const sum = found.parts.reduce((points, part) => points + part.points, 0);
        expect(sum).toBeCloseTo(found.score, 9);
      }),
    );
  });

  test('every word is explained', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const { parts, score: value } = compareNames(a, b, { config });
        if (value === 0) return;
        const said = parts
          .flatMap(({ how, query = '' }) => (how === 'rule' ? [] : query.split(' ')))
          .filter(Boolean);
        expect(said.length).toBeGreaterThanOrEqual(new Set(a.replace(/,/g, '').split(' ')).size - 2);
      }),
    );
  });

  test('a name is itself', () => {
    fc.assert(
      fc.property(name, (one) => {
        fc.pre(hasFullWord(one));
        expect(score(one, one)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('case, accents, spaces and apostrophes change nothing', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const dressed = ` ${a.replaceAll('a', 'á').replaceAll('n', 'Ñ').toUpperCase().replaceAll(' ', '  ')}’ `;
        expect(score(dressed, b)).toBeCloseTo(score(a, b), 9);
      }),
    );
  });

  test('who asks and who is listed may change places', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(score(a, b)).toBeCloseTo(score(b, a), 9);
      }),
      { numRuns: 500 },
    );
  });

  test('a word that the other name lacks never helps', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        expect(score(`${a} wxqzkjy`, b)).toBeLessThanOrEqual(score(a, b) + 1e-9);
      }),
    );
  });

  function hasFullWord(text: string): boolean {
    return text.split(/[ ,]+/).some((one) => one.length > 2 && !/^(del|bin)$/.test(one));
  }
});
