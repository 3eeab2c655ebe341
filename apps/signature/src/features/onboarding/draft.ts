import { defaultSignatureData, isEmptySignature, type SignatureData } from '@org/signature'
import { onboardingTexts } from './texts.ts'

/** What a visitor designs before and during onboarding (specification 1, section 3). */
export interface OnboardingDraft {
  /** True once the signature holds anything. */
  hasData: boolean
  /** True from the first edit on; until then the preview shows an example. */
  first_edit: boolean
  signatureName: string
  /** True once the person has given that name or kept the proposed one. */
  isNamed: boolean
  signatureData: SignatureData
  /** Name of the team to create; empty for none. */
  teamName: string
  /** Employees created in the wizard, who join that team. */
  employeeIds: string[]
  /** Who the draft belongs to; null until somebody signs in. */
  ownerId: string | null
  /** Step of the wizard, from 0. */
  step: number
}

export const emptyDraft: OnboardingDraft = {
  hasData: false,
  first_edit: false,
  signatureName: onboardingTexts.defaultName,
  isNamed: false,
  signatureData: defaultSignatureData,
  teamName: '',
  employeeIds: [],
  ownerId: null,
  step: 0,
}

/** The draft after an edit of its signature. */
export function editDraft(draft: OnboardingDraft, signatureData: SignatureData): OnboardingDraft {
  return { ...draft, signatureData, first_edit: true, hasData: !isEmptySignature(signatureData) }
}

const work = ({ signatureName, signatureData, teamName, employeeIds }: OnboardingDraft): string => {
  // Each tab has addresses of its own for the pictures that this browser keeps.
  const isAddress = (value: unknown) => typeof value === 'string' && value.startsWith('blob:')
  return JSON.stringify(
    [signatureName, signatureData, teamName, employeeIds],
    (_, value: unknown) => (isAddress(value) ? '' : value),
  )
}

/** Whether two drafts hold the same work, whatever step their tabs stand at. */
export function isSameWork(one: OnboardingDraft, other: OnboardingDraft): boolean {
  return work(one) === work(other)
}
