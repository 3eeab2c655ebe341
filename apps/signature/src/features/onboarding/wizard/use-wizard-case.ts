import { selectOrganisation, selectUser, useAppSelector } from '@org/app-kit'

/**
 * What the end of the wizard does: sets a new company up; adds the template to one that is set up
 * already; or, for somebody who may not do either, keeps the draft.
 */
export type WizardCase = 'onboarding' | 'template' | 'member'

export function useWizardCase(): WizardCase {
  const user = useAppSelector(selectUser)
  const organisation = useAppSelector(selectOrganisation)
  if (user && user.role !== 'admin') return 'member'
  return organisation?.has_onboarding ? 'template' : 'onboarding'
}
