/** Regular sells for itself, External sells as a proxy, Provider fulfils; None is an office not yet set up. */
export const officeTypes = ['None', 'Provider', 'Regular', 'External'] as const;
export type OfficeType = (typeof officeTypes)[number];
