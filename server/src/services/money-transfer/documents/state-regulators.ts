interface Regulator {
  readonly en: string;
  readonly es: string;
  readonly phone: string;
  readonly site: string;
}

/** Who supervises money transmitters in the states where we have offices; 12 CFR 1005.31(b)(2)(vi) wants it on the receipt. */
const stateRegulators: Readonly<Record<string, Regulator>> = {
  CA: {
    en: 'California Department of Financial Protection and Innovation',
    es: 'Departamento de Protección Financiera e Innovación de California',
    phone: '(866) 275-2677',
    site: 'dfpi.ca.gov',
  },
  FL: {
    en: 'Florida Office of Financial Regulation',
    es: 'Oficina de Regulación Financiera de Florida',
    phone: '(850) 487-9687',
    site: 'flofr.gov',
  },
  NJ: {
    en: 'New Jersey Department of Banking and Insurance',
    es: 'Departamento de Banca y Seguros de Nueva Jersey',
    phone: '(609) 292-7272',
    site: 'nj.gov/dobi',
  },
  NY: {
    en: 'New York State Department of Financial Services',
    es: 'Departamento de Servicios Financieros del Estado de Nueva York',
    phone: '(800) 342-3736',
    site: 'dfs.ny.gov',
  },
  TX: {
    en: 'Texas Department of Banking',
    es: 'Departamento de Banca de Texas',
    phone: '(877) 276-5554',
    site: 'dob.texas.gov',
  },
};

const federal: Regulator = {
  en: 'Consumer Financial Protection Bureau',
  es: 'Oficina para la Protección Financiera del Consumidor',
  phone: '(855) 411-2372 · TTY (855) 729-2372',
  site: 'consumerfinance.gov',
};

/** Whom a customer of an office in this state may turn to, the state first. */
export function regulatorsOf(state: string): Regulator[] {
  const own = stateRegulators[state];
  return own === undefined ? [federal] : [own, federal];
}
