/** Default and maximum number of rows of a list. */
export const defaultLimit = 50
export const maxLimit = 500
/** Maximum number of people that one call can move, delete or mail. */
export const maxGroupSize = 500
