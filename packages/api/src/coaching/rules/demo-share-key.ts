/** Key of the shared session in the demonstration, which the page of the experiments loads. */
export const demoShareKey = 'demonstration-seance-1'
