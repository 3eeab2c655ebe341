import type { SignatureData } from '../model/signature-data.ts'
import { atelierLumen } from './atelier-lumen.ts'
import { sampleSignatures } from './sample-signatures.ts'

export { sampleSignatures }

/**
 * The signature that previews show until the user has entered something; its images are embedded.
 */
export const sampleSignature: SignatureData = atelierLumen
