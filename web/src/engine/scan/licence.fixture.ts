const usual = [
  'DAQD213456789014',
  'DCSDÍAZ BERMÚDEZ',
  'DDEN',
  'DACMARTA',
  'DDFN',
  'DADELENA',
  'DDGN',
  'DCAE',
  'DCBNONE',
  'DCDNONE',
  'DBD04182021',
  'DBB04171969',
  'DBA04172029',
  'DBC2',
  'DAU064 in',
  'DAG4820 EJEMPLO AVE',
  'DAIHIALEAH',
  'DAJFL',
  'DAK330120000',
  'DCFX',
  'DCGUSA',
];

/** The text of the barcode of a made-up Florida licence, as the AAMVA standard lays it out. */
export function licenceText({ subfile = 'DL', elements = usual } = {}): string {
  const body = `${subfile}${elements.join('\n')}\r`;
  return `@\n\u001e\rANSI 636010090001${subfile}0031${String(body.length).padStart(4, '0')}${body}`;
}
