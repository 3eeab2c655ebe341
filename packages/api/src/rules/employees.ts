/** Of the accounts of an organisation those of its employees, for counts and lists. */
export const employed = { is_external: false } as const
