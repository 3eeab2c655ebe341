import { completeSignatureData } from './complete.ts'
import type { SignatureInput } from './signature-data.ts'

/** Whether the signature has no content to show; style and layout do not count. */
export function isEmptySignature(input: SignatureInput): boolean {
  const data = completeSignatureData(input)
  const { addons, customFields, social, signoff, logo, banner } = data
  const words = [
    data.userName,
    data.firstName,
    data.lastName,
    data.companyName,
    data.positionInCompany,
    data.teamName,
    data.phone,
    data.mobile,
    data.skype,
    data.email,
    data.address,
    data.companyWebsite,
    social.caption,
    signoff.key,
    ...customFields.flatMap((field) => [field.key, field.value, field.url]),
  ]
  return (
    words.every((word) => word.trim() === '') &&
    social.socialIcons.length === 0 &&
    [logo, banner].every((image) => image.media === null && image.mediaId === null) &&
    [addons.disclaimer, addons.videoConf, addons.greenMessage].every((addon) => !addon.enabled)
  )
}
