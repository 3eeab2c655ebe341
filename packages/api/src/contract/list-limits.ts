/** Default and maximum number of rows of a list. */
export const defaultLimit = 50
export const maxLimit = 500
/**
 * Maximum length of a list's response, in bytes. A page ends early before the row with which it
 * would be longer, except that it has at least one row.
 */
export const maxListBytes = 2_000_000
/** Maximum number of people that one call can move, delete or mail. */
export const maxGroupSize = 500
