import { pickOf, seededRandom } from './random.ts';

const givenNames =
  'Juan José Luis Carlos Jorge Miguel Pedro Rafael Ramón Roberto Raúl Manuel Antonio Lázaro Orlando Reinaldo Yoandry Yosvany Osmany Alejandro María Ana Yanet Yaima Odalys Caridad Mercedes Maritza Yamila Teresa Rosa Isabel Marta Daniela Laura Niurka Mayra Dayana Regla Yusimí'.split(
    ' ',
  );
const surnames =
  'Rodríguez González Hernández Pérez García Martínez Fernández López Díaz Sánchez Álvarez Ramírez Valdés Gómez Torres Suárez Cruz Castillo Reyes Rivero Morales Castro Gutiérrez Herrera Jiménez Núñez Ramos Ruiz Vázquez Delgado Acosta Cabrera Alonso León Medina Romero Ortiz Domínguez Molina Peña Leyva Guerra Figueredo Betancourt Machado Sosa Arias Leal Batista Mesa Quintana Espinosa Borrego Cárdenas Zamora Pupo Rosales Llanes Barrios Labrada'.split(
    ' ',
  );

export interface MadeUpPerson {
  readonly name: string;
  readonly birthDate: string;
}

/** People with frequent Cuban names and random birthdays of customers' ages; none of them is real. */
export function madeUpPeople(
  count: number,
  { surnameCount, seed }: { surnameCount: 1 | 2; seed: number },
): MadeUpPerson[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const parts = [pickOf(givenNames, random)];
    if (random() < 0.35) parts.push(pickOf(givenNames, random));
    for (let i = 0; i < surnameCount; i += 1) parts.push(pickOf(surnames, random));
    return { name: parts.join(' '), birthDate: birthday(random) };
  });
}

/** The same with words that stand on the lists: the hardest mixture there is. */
export function peopleOfWords(
  { given, surnames: listed }: { given: readonly string[]; surnames: readonly string[] },
  { count, seed }: { count: number; seed: number },
): MadeUpPerson[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => ({
    name: `${pickOf(given, random)} ${pickOf(listed, random)} ${pickOf(listed, random)}`,
    birthDate: birthday(random),
  }));
}

function birthday(random: () => number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const year = 1940 + Math.floor(random() * 66);
  return `${year}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;
}
