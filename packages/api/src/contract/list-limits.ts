/** Rows of a list when `limit` is absent, and the most it may be. */
export const defaultLimit = 50
export const maxLimit = 500
