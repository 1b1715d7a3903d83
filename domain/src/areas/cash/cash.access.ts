/** Who sells has a drawer; the admin of the office sees and reopens those of others. */
export const cashAccess = { who: ['saleDesk'] } as const;
