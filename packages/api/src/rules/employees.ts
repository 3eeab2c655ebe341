/** Filter for counts and lists that keeps only employees. */
export const employed = { is_external: false } as const
