/** Sources of lists that are published; the internal block list is kept by hand. */
export const publishedLists = ['OFAC_SDN', 'OFAC_CONS', 'CRL', 'CPA'] as const;
export type PublishedList = (typeof publishedLists)[number];

/** The files that a list comes in; `newer-main` holds rows of a later day that replace those of the main file. */
export const listParts = ['main', 'newer-main', 'alt', 'add', 'comments'] as const;
export type ListPart = (typeof listParts)[number];

/** The files that a person may upload, or that are downloaded, by source. */
export const partsOf: Readonly<Record<PublishedList, readonly ListPart[]>> = {
  OFAC_SDN: ['main', 'alt', 'add', 'comments'],
  OFAC_CONS: ['main', 'alt', 'add', 'comments'],
  CRL: ['main'],
  CPA: ['main'],
};

export const versionStatuses = ['active', 'superseded', 'rejected'] as const;
export const versionOrigins = ['shipped', 'download', 'upload'] as const;
export const versionFaults = [
  'empty',
  'not-text',
  'web-page',
  'too-large',
  'too-few-rows',
  'shrunk',
  'malformed',
  'cut-off',
] as const;
export const changeOps = ['add', 'mod', 'del'] as const;
export const entryKinds = ['person', 'organisation', 'vessel', 'aircraft'] as const;
/** What a name of the internal block list may be. */
export const blockKinds = ['person', 'organisation'] as const;
