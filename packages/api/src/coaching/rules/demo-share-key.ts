/** Share key of a session in the demo data. The experiments page loads this session. */
export const demoShareKey = 'demonstration-seance-1'
