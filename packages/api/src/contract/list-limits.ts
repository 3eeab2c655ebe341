/** Rows of a list when `limit` is absent, and the most it may be. */
export const defaultLimit = 50
export const maxLimit = 500
/** People that one call moves, deletes or mails, at most. */
export const mostOfGroup = 500
