/** Movements of a fund that people enter; sales and refunds move it by themselves. */
export const fundMoveKinds = ['Payment', 'ReturnOfFund', 'Adjustment'] as const;
export type FundMoveKind = (typeof fundMoveKinds)[number];

export const fundScopes = ['Sale', 'Proxy', 'Provider'] as const;
