/** What a document can be printed on: US Letter, an 80 mm receipt roll, a 4 × 6 in label. */
export const papers = ['Letter', 'Ticket80', 'Label4x6'] as const;
export type Paper = (typeof papers)[number];
