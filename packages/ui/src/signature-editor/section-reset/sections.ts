import { defaultSignatureData } from '@org/signature'
import type { SignatureData, SignatureImage } from '@org/signature'
import { isEqual } from '../../form/store/is-equal.ts'
import { restyled } from '../model/restyled.ts'

const defaults = defaultSignatureData

/** Initial values of each section of the signature. */
const initial = {
  person: () => {
    const { firstName, lastName, positionInCompany, teamName } = defaults
    return { firstName, lastName, positionInCompany, teamName }
  },
  contact: () => {
    const { phone, mobile, email, skype } = defaults
    return { phone, mobile, email, skype }
  },
  company: () => {
    const { companyName, address, companyWebsite } = defaults
    return { companyName, address, companyWebsite }
  },
  customFields: () => ({ customFields: defaults.customFields }),
  logo: ({ logo }) => ({ logo: initialImage(defaults.logo, logo) }),
  banner: ({ banner }) => ({ banner: initialImage(defaults.banner, banner) }),
  // Networks locked by the company stay.
  networks: ({ social }) => ({
    social: { ...social, socialIcons: social.socialIcons.filter(({ editable }) => !editable) },
  }),
  networkLook: ({ social }) => {
    const { caption, width, radius } = defaults.social
    return { social: { ...social, caption, width, radius } }
  },
  signoff: () => ({ signoff: defaults.signoff }),
  addons: () => ({ addons: defaults.addons }),
  type: (data) => restyled(data, defaults.fontStyle),
} satisfies Record<string, (data: SignatureData) => Partial<SignatureData>>

/** A section of the editor that can be reset on its own. */
export type Section = keyof typeof initial

/** Resets one section of the signature. Returns the same object if nothing changes. */
export function withoutEdits(data: SignatureData, section: Section): SignatureData {
  const patch: Partial<SignatureData> = initial[section](data)
  const changed = Object.entries(patch).some(
    ([field, value]) => !isEqual(value, data[field as keyof SignatureData]),
  )
  return changed ? { ...data, ...patch } : data
}

/** Whether a section differs from its defaults. */
export function hasEdits(data: SignatureData, section: Section): boolean {
  return withoutEdits(data, section) !== data
}

function initialImage(image: SignatureImage, { url, urlEditable }: SignatureImage): SignatureImage {
  return urlEditable ? image : { ...image, url, urlEditable }
}
