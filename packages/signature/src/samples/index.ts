import type { SignatureData } from '../model/signature-data.ts'
import { atelierLumen } from './atelier-lumen.ts'
import { sampleSignatures } from './sample-signatures.ts'

export { sampleSignatures }

/** The signature that previews show where nothing has been entered yet; it brings its own pictures alone. */
export const sampleSignature: SignatureData = atelierLumen
