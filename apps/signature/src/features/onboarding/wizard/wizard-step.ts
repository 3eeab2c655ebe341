/** Steps of the wizard, counted from zero. */
export const wizardSteps = { design: 0, login: 1, employees: 2, deploy: 3 } as const

/**
 * The step that shows for the one that was chosen: sign-in is skipped when signed in and cannot be
 * jumped over when not; adding employees belongs to a company's own onboarding.
 */
export function shownStep(
  chosen: number,
  { isLoggedIn, hasEmployeesStep }: { isLoggedIn: boolean; hasEmployeesStep: boolean },
): number {
  if (chosen <= wizardSteps.design) return wizardSteps.design
  if (!isLoggedIn) return wizardSteps.login
  if (chosen < wizardSteps.deploy && hasEmployeesStep) return wizardSteps.employees
  return wizardSteps.deploy
}
