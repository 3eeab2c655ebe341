/** Steps of the wizard, counted from zero. */
export const wizardSteps = { design: 0, login: 1, employees: 2, deploy: 3 } as const

/**
 * Returns the step to show when a step is selected. Sign-in is skipped when signed in and mandatory
 * otherwise; the employees' step is only shown while a company is being set up.
 */
export function shownStep(
  selected: number,
  { isLoggedIn, hasEmployeesStep }: { isLoggedIn: boolean; hasEmployeesStep: boolean },
): number {
  if (selected <= wizardSteps.design) return wizardSteps.design
  if (!isLoggedIn) return wizardSteps.login
  if (selected < wizardSteps.deploy && hasEmployeesStep) return wizardSteps.employees
  return wizardSteps.deploy
}
