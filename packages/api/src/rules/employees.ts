/** Filter that keeps only employees, for counts and lists. */
export const employed = { is_external: false } as const
