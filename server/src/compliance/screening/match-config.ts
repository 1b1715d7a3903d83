import type { MatchWeights } from './match-weights.ts';
import { defaultWeights } from './match-weights.ts';

/** Scores from which something happens, 0 to 1. */
export interface MatchThresholds {
  /** Stands in the officer's queue. */
  readonly review: number;
  /** Holds an order. */
  readonly alert: number;
  /** Freezes funds; only an officer goes on from there. */
  readonly block: number;
}

/** What facts beside the name add to a score. */
export interface EvidenceWeights {
  readonly sameBirth: number;
  /** The same year, another day. */
  readonly otherDay: number;
  /** Up to two years apart, or the same day of another year. */
  readonly nearYear: number;
  readonly otherYear: number;
  readonly otherSex: number;
  readonly otherCountry: number;
  /** Years apart from which a birth clears by itself. */
  readonly clearYears: number;
  /** As many for births that the list calls circa. */
  readonly clearCircaYears: number;
}

/** One version of the configuration OfacMatchConfig; a version never changes. */
export interface MatchConfig {
  readonly version: string;
  readonly thresholds: MatchThresholds;
  /** Highest score of a weak alias of a person, which OFAC does not expect to be screened alone. */
  readonly weakAlias: number;
  /** Score of the letters of an organisation, listed as such, and made from its words. */
  readonly acronym: number;
  readonly initials: number;
  readonly evidence: EvidenceWeights;
  readonly weights: MatchWeights;
}

export const defaultConfig: MatchConfig = {
  version: '1',
  thresholds: { review: 0.8, alert: 0.85, block: 0.95 },
  weakAlias: 0.79,
  acronym: 0.9,
  initials: 0.8,
  evidence: {
    sameBirth: 0.05,
    otherDay: -0.04,
    nearYear: -0.03,
    otherYear: -0.3,
    otherSex: -0.15,
    otherCountry: -0.05,
    clearYears: 2,
    clearCircaYears: 5,
  },
  weights: defaultWeights,
};

/** Changes whenever the same query, list and configuration may score otherwise. */
export const engineVersion = '2';
