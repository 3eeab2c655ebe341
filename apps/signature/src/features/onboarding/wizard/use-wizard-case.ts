import { selectOrganisation, selectUser, useAppSelector } from '@org/app-kit'

/**
 * What the last step does: sets up a new company, adds the signature to a company that is already
 * set up, or only keeps the draft of a member, who may do neither.
 */
export type WizardCase = 'onboarding' | 'signature' | 'member'

export function useWizardCase(): WizardCase {
  const user = useAppSelector(selectUser)
  const organisation = useAppSelector(selectOrganisation)
  if (user && user.role !== 'admin') return 'member'
  return organisation?.has_onboarding ? 'signature' : 'onboarding'
}
