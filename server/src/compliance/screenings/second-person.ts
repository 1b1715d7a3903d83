/** A false alarm that looked this much like the listed one is remembered only once a second person agreed. */
export const SECOND_PERSON_SCORE = 0.9;
