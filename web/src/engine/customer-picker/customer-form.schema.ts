import { newCustomerInput } from '#domain/areas/customers/customer.schema.ts';
import type { FormSchema } from '#web/engine/form/form-props.ts';
import { z } from 'zod';
import type { CustomerValues } from './blank-person.ts';

/** The form offers one address and one document; those that stay empty are not sent. Only the last ones, so that errors find their rows. */
export const newCustomerForm = z.preprocess((values) => {
  const { addresses = [], ids = [], ...rest } = values as CustomerValues;
  return {
    ...rest,
    addresses: withoutEmptyEnd(addresses, ({ line1, city, zip }) => `${line1}${city}${zip}`),
    ids: withoutEmptyEnd(ids, ({ number }) => number),
  };
}, newCustomerInput) as unknown as typeof newCustomerInput & FormSchema;

function withoutEmptyEnd<Row>(rows: readonly Row[], textOf: (row: Row) => string): Row[] {
  const last = rows.findLastIndex((row) => textOf(row).trim() !== '');
  return rows.slice(0, last + 1);
}
