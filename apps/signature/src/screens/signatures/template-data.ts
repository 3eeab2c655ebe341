import type { User } from '@org/api/client'
import { completeSignatureData, parseSignatureData, type SignatureData } from '@org/signature'

/** The signature of a stored template; one that cannot be read shows as an empty signature. */
export function templateData(signatureData: string): SignatureData {
  const parsed = parseSignatureData(signatureData)
  return parsed.ok ? parsed.data : completeSignatureData({})
}

/** A template as it looks for a person: what the template leaves open comes from them. */
export function previewFor(data: SignatureData, user: User | null): SignatureData {
  if (!user) return data
  return {
    ...data,
    firstName: user.first_name || data.firstName,
    lastName: user.last_name || data.lastName,
    positionInCompany: user.position || data.positionInCompany,
    phone: user.phone_number || data.phone,
    email: user.email,
  }
}
