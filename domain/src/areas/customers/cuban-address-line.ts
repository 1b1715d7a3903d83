import type { CubanAddress } from './recipient.schema.ts';

/** `Calle X No. N Apto A e/ Y y Z, Reparto R, Municipio, Provincia`, as Cubans write it on an envelope. */
export function cubanAddressLine(address: CubanAddress): string {
  const { between1, between2, neighbourhood, locality, municipality, province } = address;
  const between = [between1, between2].filter((street) => street !== '').join(' y ');
  const door = [
    address.street,
    prefixed('No. ', address.number),
    prefixed('Edif. ', address.building),
    prefixed('Piso ', address.floor),
    prefixed('Apto ', address.apartment),
    prefixed('e/ ', between),
  ];
  const place = [door.filter((part) => part !== '').join(' '), prefixed('Reparto ', neighbourhood), locality];
  // The special municipality is its own province.
  const area = municipality === province ? [province] : [municipality, province];
  return [...place, ...area].filter((part) => part !== '').join(', ');
}

function prefixed(prefix: string, text: string): string {
  const plain = text.replace(/^(No\.|Edif\.|Piso|Apto\.?|e\/|Rpto\.?|Reparto)\s*/i, '');
  return plain === '' ? '' : prefix + plain;
}
