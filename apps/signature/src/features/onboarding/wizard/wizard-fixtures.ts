import { defaultSignatureData } from '@org/signature'
import { type OnboardingDraft, emptyDraft } from '../draft.ts'
import { draftStore } from '../draft-store.ts'
import { wizardSteps } from './wizard-step.ts'

/** A signature that somebody has designed. */
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

/** Puts a draft into this browser, as an earlier visit would have left it. */
export async function leaveDraft(changes: Partial<OnboardingDraft> = {}): Promise<void> {
  await draftStore.writeDraft({
    ...emptyDraft,
    hasData: true,
    first_edit: true,
    isNamed: true,
    signatureData: designed,
    step: wizardSteps.employees,
    ...changes,
  })
}

/** Leaves a banner picture in this browser and gives the signature that holds it. */
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
