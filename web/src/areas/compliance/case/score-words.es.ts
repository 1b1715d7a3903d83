import type { Messages } from '#web/lib/i18n.ts';
import type { scoreEn } from './score-words.en.ts';

export const scoreEs = {
  caption: 'De dónde sale la puntuación',
  words: 'Nuestra palabra y la de la lista',
  likeness: 'Parecido',
  points: 'Puntos',
  sum: 'Puntuación',
  down: 'baja a {{score}}',
  role: {
    given: 'nombre',
    surname: 'apellido',
    'second-surname': 'segundo apellido',
    spouse: 'apellido del esposo',
  },
  how: {
    same: 'igual',
    'sounds-alike': 'suena igual',
    variant: 'otra forma del nombre',
    misspelt: 'un error al escribir',
    consonants: 'las mismas consonantes',
    joined: 'escrito en una palabra',
    initial: 'una inicial',
    alias: 'Siglas de la organización, palabra por palabra',
    weakAlias: 'Alias débil, palabra por palabra',
  },
  alone: {
    missing: { ours: 'solo de nuestro lado', listed: 'solo en la lista' },
    conflict: { ours: 'la lista tiene otro nombre', listed: 'nosotros tenemos otro nombre' },
  },
  rule: {
    'generic-words-only': 'Solo coinciden palabras del ramo',
    'initials-only': 'Solo coinciden iniciales',
    'one-part': 'Coincide una sola parte del nombre, y eso no es coincidencia',
    'short-given-name': 'Un nombre corto que difiere en una letra',
    'no-surname': 'No coincide ningún apellido',
    'no-first-surname': 'Solo coincide el apellido de la madre',
    'surname-by-initial': 'El apellido es solo una inicial',
    'no-given-name': 'No coincide ningún nombre',
    'given-name-by-initial': 'El nombre es solo una inicial',
    'common-names-one-surname': 'Nombres comunes y un solo apellido',
    'common-surname-alone': 'Un apellido común sin el segundo',
    'surnames-reversed': 'Los apellidos están al revés',
    order: 'Las palabras no siguen ningún orden',
  },
  fact: {
    birth: 'Fecha de nacimiento',
    sex: 'Sexo',
    country: 'País',
    'id-number': 'Número de un documento',
  },
  verdict: {
    same: 'igual',
    compatible: 'puede ser la misma',
    different: 'difiere',
    unknown: 'desconocido',
  },
} as const satisfies Messages<typeof scoreEn>;
