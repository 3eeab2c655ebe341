/** Difficulty of exercises, sessions and programs, easiest first. */
export const levels = [1, 2, 3] as const

export type Level = (typeof levels)[number]
