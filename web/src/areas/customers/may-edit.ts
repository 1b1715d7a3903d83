import type { CustomerPaper } from '#domain/areas/customers/customer.replies.ts';

/** Whether the person at the desk may change this customer: documents, files and recipients go with the data. */
export function mayEdit({ actions }: CustomerPaper): boolean {
  return actions.some(({ action, allowed }) => action === 'Edit' && allowed);
}
