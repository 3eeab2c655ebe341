import { defaultSignatureData } from '@org/signature'
import { type OnboardingDraft, emptyDraft } from '../draft.ts'
import { draftStore, openDraft } from '../draft-store.ts'
import { wizardSteps } from './wizard-step.ts'

/** A designed signature. */
export const designed = {
  ...defaultSignatureData,
  firstName: 'Claire',
  lastName: 'Neuville',
  positionInCompany: 'Gérante',
  phone: '06 12 34 56 78',
  companyName: 'Neuville & Cie',
  companyWebsite: 'neuville.example',
  address: '3 rue Neuve, Lille',
}

/** Stores a draft in this browser, as an earlier visit would have done. */
export async function leaveDraft(changes: Partial<OnboardingDraft> = {}): Promise<void> {
  await openDraft().overwrite({
    ...emptyDraft,
    hasData: true,
    first_edit: true,
    isNamed: true,
    signatureData: designed,
    step: wizardSteps.employees,
    ...changes,
  })
}

/** Stores a banner image in this browser, and returns a signature that uses it. */
export async function withLocalBanner() {
  const canvas = new OffscreenCanvas(400, 100)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = '#1f4e79'
  context.fillRect(0, 0, 400, 100)
  await draftStore.writeImage('banner', await canvas.convertToBlob({ type: 'image/png' }))
  const media = {
    src: '',
    type: 'image/png',
    width: 400,
    height: 100,
    name: 'banner.png',
    local: true,
    ref: 'banner',
  }
  return { ...designed, banner: { ...designed.banner, media } }
}
