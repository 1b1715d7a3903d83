/** Customers, by their place in `demoParties`, whose first recipient bears a name of the internal block list. */
export const suspects: readonly number[] = [2, 14];
