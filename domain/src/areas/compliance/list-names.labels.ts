// Apart from the words of the explorers, since the line about old lists below every page says them.

export const listLabels = {
  en: {
    OFAC_SDN: 'OFAC SDN',
    OFAC_CONS: 'OFAC consolidated',
    CRL: 'Cuba Restricted List',
    CPA: 'Cuba Prohibited Accommodations',
  },
  es: {
    OFAC_SDN: 'OFAC SDN',
    OFAC_CONS: 'OFAC consolidada',
    CRL: 'Lista Restringida de Cuba',
    CPA: 'Alojamientos Prohibidos de Cuba',
  },
} as const;

export const faultLabels = {
  en: {
    empty: 'Empty file',
    'not-text': 'Not a text file',
    'web-page': 'A web page instead of a list',
    'too-large': 'Too large',
    'too-few-rows': 'Fewer rows than the list must have',
    shrunk: 'Too many rows gone at once',
    malformed: 'Too many unreadable rows',
    'cut-off': 'Cut off before its end',
  },
  es: {
    empty: 'Archivo vacío',
    'not-text': 'No es un archivo de texto',
    'web-page': 'Una página web en lugar de una lista',
    'too-large': 'Demasiado grande',
    'too-few-rows': 'Menos filas de las que debe tener la lista',
    shrunk: 'Faltan demasiadas filas de golpe',
    malformed: 'Demasiadas filas ilegibles',
    'cut-off': 'Cortado antes de su final',
  },
} as const;
