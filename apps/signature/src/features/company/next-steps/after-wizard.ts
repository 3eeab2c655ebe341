/** Navigation state for `/home` when the wizard has just finished. */
export const afterWizard = { isAfterWizard: true } as const

export function isAfterWizard(state: unknown): boolean {
  return (state as Partial<typeof afterWizard> | null)?.isAfterWizard === true
}
