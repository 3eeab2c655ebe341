/** Whether videos may start by themselves: not if the user prefers reduced motion. */
export const isMotionWanted = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches
