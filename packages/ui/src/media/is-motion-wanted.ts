/** Whether videos may start by themselves. False if the user prefers reduced motion. */
export const isMotionWanted = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches
