/** Returns the name of the query parameter that filters a team's people by state. */
export const stateParam = (teamId: string): string => `state.${teamId}`
