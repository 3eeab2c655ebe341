/** Says in the state of the navigation to `/home` that the wizard has just ended. */
export const afterWizard = { isAfterWizard: true } as const

export function isAfterWizard(state: unknown): boolean {
  return (state as Partial<typeof afterWizard> | null)?.isAfterWizard === true
}
