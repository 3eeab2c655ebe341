import { isSame } from '@org/app-kit'
import { defaultSignatureData, isEmptySignature, type SignatureData } from '@org/signature'
import { onboardingTexts } from './texts.ts'

/** What a visitor designs before and during onboarding (specification 1, section 3). */
export interface OnboardingDraft {
  /** True if the signature is not empty. */
  hasData: boolean
  /** True from the first edit on; until then the preview shows an example. */
  first_edit: boolean
  signatureName: string
  /** True once the user has entered a name or accepted the default one. */
  isNamed: boolean
  signatureData: SignatureData
  /** Name of the team to create; empty for none. */
  teamName: string
  /** Employees created in the wizard, who join that team. */
  employeeIds: string[]
  /** The owner's account id; null until somebody signs in. */
  ownerId: string | null
  /** Current step of the wizard, from 0. */
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

/** Returns the draft with an edited signature. */
export function editDraft(draft: OnboardingDraft, signatureData: SignatureData): OnboardingDraft {
  return { ...draft, signatureData, first_edit: true, hasData: !isEmptySignature(signatureData) }
}

const work = ({ signatureName, signatureData, teamName, employeeIds }: OnboardingDraft) => [
  signatureName,
  signatureData,
  teamName,
  employeeIds,
]

/** Whether two drafts have the same content, apart from the wizard step. */
export function isSameWork(one: OnboardingDraft, other: OnboardingDraft): boolean {
  return isSame(work(one), work(other))
}
