/** What people answer about money and about each other; customers and the orders they pay ask the same. */
export const sourcesOfFunds = [
  'Salary',
  'Business',
  'Savings',
  'Pension',
  'Benefits',
  'Gift',
  'Loan',
  'PropertySale',
  'Other',
] as const;

export const relationships = [
  'Spouse',
  'Parent',
  'Child',
  'Sibling',
  'Grandparent',
  'Grandchild',
  'UncleAunt',
  'Cousin',
  'Friend',
  'Self',
  'Other',
] as const;
export type Relationship = (typeof relationships)[number];
