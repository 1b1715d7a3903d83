/** A false alarm that looked this much like the listed one is remembered only once a second person agreed. */
export const SECOND_PERSON_SCORE = 0.9;

/** From this amount on whatever was held takes two persons to let go. US cents. */
export const SECOND_PERSON_CENTS = 300_000n;
