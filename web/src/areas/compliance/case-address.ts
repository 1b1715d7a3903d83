/** Where a case stands. */
export function caseAddress({ id }: { readonly id: string }): string {
  return `/compliance/case/${id}`;
}
