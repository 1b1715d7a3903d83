/** What shapes a score of two names; part of the configuration, so that a change is a new version of it. */
export interface MatchWeights {
  /** Both names have a word that the other lacks: "Juan Carlos" and "Juan Pablo". Times the weight of the words. */
  readonly conflict: number;
  /** Only one name has more words, by what they are. */
  readonly surplus: {
    readonly given: number;
    readonly surname: number;
    readonly free: number;
    readonly spouse: number;
    readonly organisation: number;
  };
  /** Several words written as one, or one as several. */
  readonly joined: number;
  readonly initial: number;
  /** A given name stands where the other has a surname. */
  readonly crossRole: number;
  /** Factor, and the highest score where both surnames are common: then it is mostly another family. */
  readonly reversedSurnames: number;
  readonly disorder: number;
  /** Highest scores while something that identifies a person is missing. */
  readonly caps: {
    readonly initialsOnly: number;
    readonly onePart: number;
    readonly noSurname: number;
    readonly noFirstSurname: number;
    readonly noGiven: number;
    readonly givenByInitial: number;
    /** The only given name in common differs by a letter of four. */
    readonly shortGiven: number;
    /** One of two surnames, and it is a common one; with a common given name, and with a rare one. */
    readonly commonOnly: number;
    readonly commonSurname: number;
    readonly commonReversed: number;
    readonly genericOnly: number;
    /** Ships of one fleet, hotels of one chain: the same but for a number. */
    readonly otherNumber: number;
  };
}

export const defaultWeights: MatchWeights = {
  conflict: 1.6,
  surplus: { given: 0.16, surname: 0.24, free: 0.22, spouse: 0.04, organisation: 0.2 },
  joined: 0.97,
  initial: 0.8,
  crossRole: 0.92,
  reversedSurnames: 0.88,
  disorder: 0.95,
  caps: {
    initialsOnly: 0.5,
    onePart: 0.7,
    noSurname: 0.7,
    noFirstSurname: 0.78,
    noGiven: 0.75,
    givenByInitial: 0.82,
    shortGiven: 0.82,
    commonOnly: 0.82,
    commonSurname: 0.84,
    commonReversed: 0.84,
    genericOnly: 0.7,
    otherNumber: 0.82,
  },
};
